const lastReloadKey = "reloaded-for-new-version";
const calmMs = 60_000;

/**
 * Loads the page anew and answers true, if there is a server to load it from: without one the browser would put its own error page in
 * place of the app. Drafts outlive it.
 */
export async function reloadIfAnswered(reload = () => location.reload()): Promise<boolean> {
	try {
		const { ok } = await fetch("/healthz", { method: "HEAD", cache: "no-store" });
		if (ok) reload();
		return ok;
	} catch {
		// No answer: the screen stays and says so.
		return false;
	}
}

/**
 * The same for a tab that was opened before an update and asks for files that the new version no longer has: at most
 * once a minute, so that a file that is really missing does not make it go round.
 */
export async function reloadWhenOutdated(): Promise<boolean> {
	const last = Number(sessionStorage.getItem(lastReloadKey) ?? 0);
	if (Date.now() - last < calmMs) return false;
	return await reloadIfAnswered(() => {
		sessionStorage.setItem(lastReloadKey, String(Date.now()));
		location.reload();
	});
}
