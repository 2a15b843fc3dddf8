import { api, setToken } from "./api";
import type { Me, User } from "./protocol";
import { settings } from "./settings.svelte";
import { reader } from "./words/language.svelte";

/** Who uses this browser; loaded once, and again after signing in or out. */
class Session {
  user = $state.raw<User | null>(null);
  version = $state("");
  /** Whether the server can send mails. */
  mail = $state(false);
  #loading: Promise<void> | null = null;

  /** Knows the user afterwards, or that there is none yet. */
  load(): Promise<void> {
    this.#loading ??= this.reload().catch((error: unknown) => {
      this.#loading = null;
      throw error;
    });
    return this.#loading;
  }

  async reload(): Promise<void> {
    const me = await api.get<Me>("/api/me");
    setToken(me.token);
    this.user = me.user;
    this.version = me.version;
    this.mail = me.mail;
    this.#follow();
  }

  /** What the account says counts; one that says nothing gets what was chosen on this device. */
  #follow(): void {
    const { user } = this;
    if (user && typeof user.coach !== "boolean" && settings.coach !== null) this.coach(settings.coach).catch(() => undefined);
    else settings.signedIn(user?.coach ?? null);
    const set = user && !user.language && reader.device ? this.speak(reader.device) : reader.signedIn(user?.language ?? "");
    set.catch(() => undefined); // the page goes on as it is
  }

  /** Another language, at once: on this device, and wherever the user signs in. */
  async speak(language: string): Promise<void> {
    await reader.choose(language);
    if (!this.user) return;
    const me = await api.put<Me>("/api/my/language", { language });
    this.user = me.user;
    await reader.signedIn(language);
  }

  /** Tips and warnings or none, at once: on this device, and wherever the user signs in. */
  async coach(on: boolean): Promise<void> {
    settings.set({ coach: on });
    settings.signedIn(null);
    if (!this.user) return;
    const me = await api.put<Me>("/api/my/coach", { coach: on });
    this.user = me.user;
    settings.signedIn(on);
  }

  /** There is a user afterwards: a guest is made where nobody is known yet. */
  async ensure(name?: string): Promise<User> {
    await this.load();
    if (!this.user) {
      await api.post("/api/guest", { ...(name ? { name } : {}), ...(reader.device ? { language: reader.device } : {}) });
      await this.reload();
    }
    return this.user!;
  }
}

export const session = new Session();
