import { api, setToken } from "../net/api";
import type { Me, User } from "../protocol/messages";
import { settings } from "../prefs/settings.svelte";
import { languageState } from "../i18n/language.svelte";

/** The user of this browser; loaded once, and again after signing in or out. */
class Session {
  user = $state.raw<User | null>(null);
  version = $state("");
  /** Whether the server can send mail. */
  mail = $state(false);
  #loading: Promise<void> | null = null;

  /** Load the user, or find that there is none yet. */
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
    this.#applyPreferences();
  }

  /** Apply the account's preferences; an account without them gets those of this device. */
  #applyPreferences(): void {
    const { user } = this;
    if (user && typeof user.coach !== "boolean" && settings.coach !== null) this.setCoach(settings.coach).catch(() => undefined);
    else settings.setAccountCoach(user?.coach ?? null);
    const set =
      user && !user.language && languageState.device
        ? this.setLanguage(languageState.device)
        : languageState.setAccountLanguage(user?.language ?? "");
    set.catch(() => undefined); // the page stays as it is
  }

  /** Change the language now, on this device and for the account. */
  async setLanguage(language: string): Promise<void> {
    await languageState.setDeviceLanguage(language);
    if (!this.user) return;
    const me = await api.put<Me>("/api/my/language", { language });
    this.user = me.user;
    await languageState.setAccountLanguage(language);
  }

  /** Turn tips and warnings on or off, on this device and for the account. */
  async setCoach(on: boolean): Promise<void> {
    settings.set({ coach: on });
    settings.setAccountCoach(null);
    if (!this.user) return;
    const me = await api.put<Me>("/api/my/coach", { coach: on });
    this.user = me.user;
    settings.setAccountCoach(on);
  }

  /** Return the user; create a guest if there is none. */
  async ensure(name?: string): Promise<User> {
    await this.load();
    if (!this.user) {
      await api.post("/api/guest", { ...(name ? { name } : {}), ...(languageState.device ? { language: languageState.device } : {}) });
      await this.reload();
    }
    return this.user!;
  }
}

export const session = new Session();
