import type { KnownLanguage } from "../language.ts";

/** What stands before a name, as it is written, with or without a point at its end: "Mrs", "dott.ssa". */
const titles: Record<KnownLanguage, string> = {
	en: "Mr Mrs Ms Mx Miss Messrs Rev Sir Lord Insp Lt Col Maj Supt Sgt Cllr Capt Dr Prof",
	de: "Bgm Bgmin RAin Herr Herrn Herren Frau Fr Hr Hrn Mag MMag Dipl Lic Ing Kollege Kollegin Kollegen Dr Prof",
	fr: "MM Mme Mlle Me Pr Père Sœur Abbé Mgr Maître Monsieur Madame Mademoiselle Dr Ing",
	es: "Sres Sr Sra Srta Dña Sor Arq Lic Licda Mtro Mtra don doña Don Doña señor señora Señor Señora compañero compañera Compañero Compañera Dr Dra Prof Ing",
	it: "sig Sig sig.ra Sig.ra Sigg dott Dott dott.ssa Dott.ssa dr.ssa Dr.ssa dr Dr prof Prof ing Ing geom Geom arch Arch avv Avv rag Rag Cav Suor Padre Don Signor Signora signor signora collega Collega Assessore Assessora",
	nl: "Dhr dhr Mevr mevr Mevrouw mevrouw meneer Meneer Drs drs Ds ds Ir ir Ing ing collega Collega Dr dr Prof prof",
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
