// The offline page: leaves the reader's language, lists the saved replays, and tries again when there is a connection.

const SAVED = "saved-replays"; // as in src/replay/savedReplays.ts
const sections = [...document.querySelectorAll("section[lang]")];
const section =
  wantedLanguages()
    .map((language) => sections.find(({ lang }) => language === lang || language.startsWith(`${lang}-`)))
    .find(Boolean) ?? sections[0];

for (const other of sections) if (other !== section) other.remove();
document.documentElement.lang = section.lang;
document.title = `${section.dataset.title} · Cosca`;
section.querySelector("[data-again]").addEventListener("click", () => location.reload());
addEventListener("online", () => location.reload());
await list();

/** Returns languages in the order of the page's own choice: the account's, the device's, the browser's. */
function wantedLanguages() {
  const stored = ["cosca.language.account", "cosca.language"].map((key) => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '""');
    } catch {
      return "";
    }
  });
  return [...stored, ...navigator.languages].map((each) => String(each).toLowerCase());
}

async function list() {
  const place = section.querySelector("[data-list]");
  const cache = "caches" in window && (await caches.has(SAVED)) ? await caches.open(SAVED) : null;
  for (const request of (await cache?.keys()) ?? []) {
    const about = (await cache.match(request)).headers.get("X-Saved");
    const { title, players } = JSON.parse(decodeURIComponent(about ?? "%7B%7D"));
    const line = place.querySelector("template").content.firstElementChild.cloneNode(true);
    const link = line.querySelector("a");
    link.href = new URL(request.url).pathname;
    link.querySelector("b").textContent = title ?? "Cosca";
    link.querySelector("span").textContent = players ?? "";
    const button = line.querySelector("button");
    button.setAttribute("aria-label", `${button.textContent}: ${title ?? "Cosca"}, ${players ?? ""}`);
    button.addEventListener("click", async () => {
      await cache.delete(request);
      line.remove();
      update(place);
    });
    place.append(line);
  }
  update(place);
}

function update(place) {
  place.hidden = place.querySelector("li") === null;
  section.querySelector("[data-none]").hidden = !place.hidden;
}
