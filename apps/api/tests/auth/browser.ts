type Stored = { host: string; path: string; name: string; value: string; secure: boolean };

/**
 * A browser for tests: keeps cookies by host and path, `Secure` and `__Host-` ones as RFC 6265bis says, follows redirects,
 * and tells the whole way.
 */
export class Browser {
	#cookies: Stored[] = [];

	/** The value of the cookie that goes to this address; undefined when there is none. */
	cookie(address: string, name: string): string | undefined {
		return this.#sentTo(address).find((cookie) => cookie.name === name)?.value;
	}

	/** Plants a cookie, as somebody might who has the machine or a neighbouring host. */
	plant(address: string, name: string, value: string): void {
		this.#keep(new URL(address), `${name}=${value}; Path=/`);
	}

	/** One request, without following a redirect. */
	async request(address: string, init: RequestInit = {}): Promise<Response> {
		const headers = new Headers(init.headers);
		const cookies = this.#sentTo(address).map(({ name, value }) => `${name}=${value}`);
		if (cookies.length > 0) headers.set("cookie", cookies.join("; "));
		const response = await fetch(address, { ...init, headers, redirect: "manual" });
		for (const line of response.headers.getSetCookie()) this.#keep(new URL(address), line);
		return response;
	}

	/** Navigates, following redirects until an answer is none. Returns the last answer and every address visited. */
	async visit(address: string, init: RequestInit = {}): Promise<{ response: Response; visited: string[] }> {
		const visited = [address];
		let response = await this.request(address, {
			...init,
			headers: { accept: "text/html", ...init.headers },
		});
		for (let current = address; response.status >= 300 && response.status < 400; ) {
			if (visited.length > 20) throw new Error(`Too many redirects: ${visited.join(" → ")}`);
			current = new URL(response.headers.get("location") ?? "", current).href;
			visited.push(current);
			response = await this.request(current, { headers: { accept: "text/html" } });
		}
		return { response, visited };
	}

	/** Navigates until an address begins with `until`, and returns that address without opening it. */
	async visitUntil(address: string, until: string): Promise<string> {
		for (let current = address, steps = 0; steps < 20; steps++) {
			if (current.startsWith(until)) return current;
			const response = await this.request(current, { headers: { accept: "text/html" } });
			const location = response.headers.get("location");
			if (!location) throw new Error(`${current} answered ${response.status}, not a redirect`);
			current = new URL(location, current).href;
		}
		throw new Error(`Never came to ${until}`);
	}

	/** As in real browsers, ports don't separate cookies, and the longer path goes first. */
	#sentTo(address: string): Stored[] {
		const { hostname, pathname, protocol } = new URL(address);
		return this.#cookies
			.filter(({ host, path, secure }) => {
				const covers = pathname === path || pathname.startsWith(path.endsWith("/") ? path : `${path}/`);
				return host === hostname && covers && (!secure || protocol === "https:");
			})
			.sort((one, other) => other.path.length - one.path.length);
	}

	#keep({ hostname: host, protocol }: URL, line: string): void {
		const [pair = "", ...attributes] = line.split(/; */);
		const cut = pair.indexOf("=");
		const [name, value] = [pair.slice(0, cut), pair.slice(cut + 1)];
		const given = new Map(
			attributes.map((text) => [text.split("=")[0]?.toLowerCase(), text.split("=")[1] ?? ""]),
		);
		const path = given.get("path") ?? "/";
		const secure = given.has("secure");
		if (secure && protocol !== "https:") return;
		if (name.startsWith("__Host-") && !(secure && path === "/" && !given.has("domain"))) return;
		const guarded = this.#cookies.some(
			(cookie) => cookie.secure && cookie.host === host && cookie.name === name,
		);
		if (guarded && protocol !== "https:") return;
		const ended = given.has("max-age")
			? Number(given.get("max-age")) <= 0
			: given.has("expires") && Date.parse(given.get("expires") ?? "") <= Date.now();
		const others = this.#cookies.filter(
			(cookie) => cookie.host !== host || cookie.name !== name || cookie.path !== path,
		);
		this.#cookies = ended ? others : [...others, { host, path, name, value, secure }];
	}
}
