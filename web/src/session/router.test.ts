import { afterEach, describe, expect, it } from "vitest";
import { router } from "./router.svelte";

describe("the address of the page", () => {
  afterEach(() => (document.body.innerHTML = ""));

  function move(address: string): void {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }

  it("takes a fragment for an invitation, unless a skip link leads there", () => {
    router.go("/t/a");
    document.body.innerHTML = "<main id='main'></main>";
    const shown = router.route;
    move("/t/a#main");
    expect(router.route).toBe(shown);
    move("/t/a#key");
    expect(router.route).toEqual({ name: "table", id: "a", invite: "key" });
    move("/t/b#main"); // another page, wherever its fragment leads
    expect(router.route).toEqual({ name: "table", id: "b", invite: "main" });
  });
});
