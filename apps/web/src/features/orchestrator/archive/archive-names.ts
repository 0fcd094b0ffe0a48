const longestPart = 100;
const deepest = 12;
/** Names that Windows keeps for devices, with any ending, and one that JavaScript keeps for itself. */
const reserved = /^(?:(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|__proto__$)/i;

/**
 * Names under which files from outside may lie in an archive, in the same order: relative, without `..`, drive letters,
 * control characters or what any system refuses, of bounded length, no two alike and none the folder of another.
 */
export function archiveNames(paths: readonly string[]): string[] {
	const parts = paths.map(safeParts);
	const taken = new Set(parts.flatMap(foldersOf));
	return parts.map((path) => {
		const folder = path.slice(0, -1).map((part) => `${part}/`);
		const name = path.at(-1) ?? "file";
		for (let number = 1; ; number++) {
			const free = folder.join("") + (number === 1 ? name : numbered(name, number));
			if (taken.has(alike(free))) continue;
			taken.add(alike(free));
			return free;
		}
	});
}

function safeParts(path: string): string[] {
	const parts = path
		.normalize("NFC")
		// Also what turns the direction of writing, so that a name looks as it is.
		.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, "")
		.replaceAll("\\", "/")
		.replace(/^(?:\s*[a-z]:)+/i, "")
		.split("/")
		.map(safePart)
		.filter((part) => part !== "");
	return parts.length === 0 ? ["file"] : parts.slice(-deepest);
}

/** One folder's or file's name; "" for one that says nothing or leads elsewhere. */
function safePart(part: string): string {
	const plain = part
		.replaceAll(/[<>:"|?*]/g, "-")
		.trim()
		.replace(/[. ]+$/, "");
	return shortened(reserved.test(plain) ? `_${plain}` : plain);
}

function shortened(name: string): string {
	const characters = [...name];
	if (characters.length <= longestPart) return name;
	const { ending } = split(name);
	const kept = [...ending].length < 20 ? ending : "";
	return characters.slice(0, longestPart - [...kept].length).join("") + kept;
}

function numbered(name: string, number: number): string {
	const { stem, ending } = split(name);
	return `${stem}-${number}${ending}`;
}

function split(name: string): { stem: string; ending: string } {
	const dot = name.lastIndexOf(".");
	return dot <= 0 ? { stem: name, ending: "" } : { stem: name.slice(0, dot), ending: name.slice(dot) };
}

/** Every folder on the way to a file. */
function foldersOf(path: readonly string[]): string[] {
	return path.slice(1).map((_, depth) => alike(path.slice(0, depth + 1).join("/")));
}

/** Most systems take names for the same that differ in case alone. */
function alike(name: string): string {
	return name.toLowerCase();
}
