import { api, setToken } from "./api";
import type { Me, User } from "./protocol";

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
  }

  /** There is a user afterwards: a guest is made where nobody is known yet. */
  async ensure(name?: string): Promise<User> {
    await this.load();
    if (!this.user) {
      await api.post("/api/guest", name ? { name } : {});
      await this.reload();
    }
    return this.user!;
  }
}

export const session = new Session();
