import icon from "../../public/favicon.svg?raw";

/** The icon of the tab with a dot in its corner. */
export const iconWithDot = icon
  .trim()
  .replace("</svg>", '<circle cx="49" cy="15" r="13" fill="#b3261e" stroke="#fff7e6" stroke-width="4"/></svg>');
