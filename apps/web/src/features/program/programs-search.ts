import type { Program } from "@throughline/domain/program";

/** The orders in which programs can be listed, and how each is called. */
export const programOrders = {
	name: "Name",
	start: "Start date",
	end: "End date",
	changed: "Last changed",
} as const;

export type ProgramOrder = keyof typeof programOrders;

/** What the address of the programs page says; what is absent has its default. */
export type ProgramsSearch = {
	/** Shows the archived programs in place of those in use. */
	archived?: true;
	/** Words that name or description must contain. */
	q?: string;
	/** Only programs of this status. */
	status?: string;
	/** Default: by name. */
	order?: Exclude<ProgramOrder, "name">;
	/** Whose form is open: a program's id, or `new`. */
	form?: string;
	/** Which program is to be duplicated, by its id. */
	copy?: string;
	/** Which program is to be kept as a template, by its id; `new`: one is made of a template. */
	template?: string;
	/** Whose lessons learned are open: a program's id. */
	lessons?: string;
};

/** Reads the address; what is unknown is left out. */
export function programsSearch(search: Record<string, unknown>): ProgramsSearch {
	const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);
	const { order } = search;
	return {
		archived: search.archived === true ? true : undefined,
		// The router reads `q=2026` as a number.
		q: text(typeof search.q === "number" ? String(search.q) : search.q),
		status: text(search.status),
		order: order === "start" || order === "end" || order === "changed" ? order : undefined,
		form: text(search.form),
		copy: text(search.copy),
		template: text(search.template),
		lessons: text(search.lessons),
	};
}

/** The programs that a search shows, in its order. */
export function arrangePrograms(
	programs: Program[],
	{ archived, q = "", status, order }: ProgramsSearch,
): Program[] {
	const compare = comparisons[order ?? "name"];
	const words = folded(q).split(/\s+/).filter(Boolean);
	return programs
		.filter((program) => (program.archivedAt !== null) === Boolean(archived))
		.filter((program) => status === undefined || program.status === status)
		.filter((program) => {
			if (words.length === 0) return true;
			const text = folded(`${program.name} ${program.description ?? ""}`);
			return words.every((word) => text.includes(word));
		})
		.sort((a, b) => compare(a, b) || byName(a, b));
}

const collator = new Intl.Collator("en-US", { sensitivity: "base", numeric: true });
const byName = (a: Program, b: Program) => collator.compare(a.name, b.name);

const comparisons: Record<ProgramOrder, (a: Program, b: Program) => number> = {
	name: byName,
	start: (a, b) => byDay(a.startDate, b.startDate),
	end: (a, b) => byDay(a.endDate, b.endDate),
	changed: (a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0),
};

/** Earliest first; open dates last. */
function byDay(a: string | null, b: string | null): number {
	if (a === b) return 0;
	if (a === null) return 1;
	if (b === null) return -1;
	return a < b ? -1 : 1;
}

/** Without case and accents: "cafe" finds "Café". */
function folded(text: string): string {
	return text
		.normalize("NFD")
		.replace(/\p{Mn}/gu, "")
		.toLocaleLowerCase("en-US");
}
