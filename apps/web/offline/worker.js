// Shows one page of ours where the browser would show that there is no connection. It carries that page with it and
// keeps nothing else: whatever the server answers is shown as it is, so that no version of the app outlives another.
const page = __PAGE__;
const policy = __POLICY__;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
	const { request } = event;
	const { pathname } = new URL(request.url);
	// The server's own addresses (signing in and out, files) are the browser's business alone.
	if (request.mode !== "navigate" || request.method !== "GET" || /^\/(api|oidc)\//.test(pathname)) return;
	event.respondWith(
		fetch(request).catch(
			() =>
				new Response(page, {
					status: 503,
					headers: {
						"content-type": "text/html; charset=utf-8",
						"content-security-policy": policy,
						"cache-control": "no-store",
					},
				}),
		),
	);
});
