import type { KnownLanguage } from "../../language.ts";

/** What stands before a name, as it is written, with or without a point at its end: "Mrs", "dott.ssa". */
const titles: Record<KnownLanguage, string> = {
	en: "Mr Mrs Ms Mx Miss Messrs Rev Sir Lord Insp Lt Col Maj Supt Sgt Cllr Capt Dr Prof",
	de: "Bgm Bgmin RAin Herr Herrn Herren Frau Fr Hr Hrn Mag MMag Dipl Lic Ing Kollege Kollegin Kollegen Dr Prof",
	fr: "MM Mme Mlle Me Pr Pre Dre Père Sœur Abbé Mgr Maître Monsieur Madame Mademoiselle Dr Ing",
	es: "Sres Sr Sra Srta Dña Sor Arq Lic Licda Mtro Mtra don doña Don Doña señor señora Señor Señora compañero compañera Compañero Compañera Dr Dra Prof Ing",
	it: "sig Sig sig.ra Sig.ra Sigg dott Dott dott.ssa Dott.ssa dr.ssa Dr.ssa dr Dr prof Prof ing Ing geom Geom arch Arch avv Avv rag Rag Cav Suor Padre Don Signor Signora signor signora collega Collega Assessore Assessora",
	nl: "Dhr dhr heer Mevr mevr Mevrouw mevrouw meneer Meneer Drs drs Ds ds Ir ir Ing ing collega Collega Dr dr Prof prof",
};

/** Of which field a degree is: "Dr. med. vet.", "Dipl.-Wirt.-Ing. (FH)". */
const field =
	"(?:\\.?-\\p{Lu}\\p{L}+)*(?:\\.\\s?(?:med|dent|vet|rer|nat|phil|jur|iur|pol|oec|habil|agr|h\\.\\s?c)(?!\\p{L}))*(?:\\.?\\s\\(\\p{Lu}{2,4}\\))?";

/** A title of any language, since people move, as the source of a regular expression; the point at its end is not part of it. */
export const title = `(?:(?:${[...new Set(Object.values(titles).flatMap((list) => list.split(" ")))]
	.toSorted((one, other) => other.length - one.length)
	.join("|")
	.replaceAll(".", "\\.")})${field})`;

/** One or several of them right before a name. */
export const titleBefore = new RegExp(`(?<!\\p{L})(?:${title}\\.?\\s)+$`, "u");

const titlesAhead = new RegExp(`^(?:${title}\\.?\\s)+`, "u");

/** A name without the titles that it begins with. */
export function withoutTitles(name: string): string {
	return name.replace(titlesAhead, "");
}

/** Of the titles, those that one says before a surname; a plural or a trade is none. */
const spoken =
	"(?:Mr|Mrs|Ms|Mx|Rev|Sir|Lord|Cllr|Capt|Dr|Prof|Herrn?|Frau|Mme|Mlle|Me|Pr|Monsieur|Madame|Mademoiselle|Don|don|Doña|doña|Dña|Sr|Sra|Srta|Dra|[Ss]ig(?:\\.ra)?|[Dd]ott(?:\\.ssa)?|[Dd]r\\.ssa|[Ss]ignora?|Avv|Dhr|dhr|[Mm]evr|[Mm]evrouw|[Mm]eneer|[Dd]r|ir|drs)";
const addressAtEnd = new RegExp(`(?<!\\p{L})(?:${spoken}\\.?\\s)+$`, "u");

/** How a text addresses somebody right before their name, as the head of a label: "Frau Dr.", "Signora"; "" for none. */
export function formOfAddress(text: string, name: string): string {
	const before = addressAtEnd.exec(text.slice(0, Math.max(0, text.indexOf(name))))?.[0].trim() ?? "";
	return before.replace(/^Herrn(?!\p{L})/u, "Herr").replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}
