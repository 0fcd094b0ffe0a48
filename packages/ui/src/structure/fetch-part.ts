type FetchPart = <Part>(load: () => Promise<Part>) => Promise<Part>;

let way: FetchPart = (load) => load();

/** Fetches the code of a part as the app says, which may know of a lost connection. */
export const fetchPart: FetchPart = (load) => way(load);

/** Once in the app: how code is fetched that comes when it is first shown. */
export function fetchPartsBy(given: FetchPart): void {
	way = given;
}

/** Fetches it ahead of need; a failure comes up when it is needed. Not while offline: a browser does not try again. */
export function preloadPart(load: () => Promise<unknown>): void {
	if (navigator.onLine) load().catch(() => undefined);
}
