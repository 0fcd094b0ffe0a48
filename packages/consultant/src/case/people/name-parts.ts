import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";

/** What stands before a name, as the source of a regular expression: "Mrs", "Fr", "Dott.ssa". */
export const title =
	"(?:Messrs|Rev|Sir|Lord|Insp|Lt|Col|Maj|Supt|Herren|Dipl\\.-Ing|Mag|Drs|drs|Ds|ds|Ir|Pr|Père|Sœur|Abbé|Mgr|Maître|Sres|Arq|Dña|Sor|Suor|Padre|Cav|Sigg|Mr|Mrs|Sgt|Cllr|Capt|Kollege|Kollegin|Kollegen|[Cc]ollega|[Cc]ompañer[oa]|Ms|Mx|Dr|Dra|Prof|Hr|Hrn|Herr|Herrn|Frau|Fr|MM|Mme|Mlle|Me|Sr|Sra|Srta|Lic|[Ss]ig|[Ss]ig\\.ra|[Dd]ott|[Dd]ott\\.ssa|[Dd]r\\.ssa|[Ii]ng|Dhr|dhr|Mevr|mevr|Mevrouw|mevrouw|meneer|Monsieur|Madame|Señor|Señora|señor|señora|Signor|Signora|signor|signora|[Dd]on|[Dd]oña|[Gg]eom|[Aa]rch|[Aa]vv|[Rr]ag|Assessore|Assessora)";

/** A surname with its particles, as the source of a regular expression: "Okonjo", "de la Cruz", "O'Brien-Sato". */
export const surname =
	"(?:(?:(?:[Vv]an|[Vv]on|[Dd]e|[Dd]el|[Dd]ella|[Dd]i|[Dd]a|[Dd]u|[Dd]os|der|den|ter|ten|[Ll]a|[Ll]e|[Ll]os|[Ee]l|zu|zur|St)\\s|[Dd]['’]|[Oo]['’]|[Ll]['’]|['’]t\\s))*\\p{Lu}[\\p{L}'’]+(?:-\\p{Lu}[\\p{L}'’]+)*";

/** Words that end the name of a place or of a part of an organisation. */
export const places =
	/^(?:street|road|lane|hall|farm|park|group|ltd|gmbh|bank|services?|council|county|valley|house|office|centre|center|street|board|committee|day|north|south|east|west|plus|pro)$/iu;

/** Whether capital words name a place or a part of an organisation: "Customer Care", "MT Wonen", "Birch Street". */
export function isPart(name: string, language: Language): boolean {
	const words = name.split(/\s+/);
	const isDepartment = (word = "") =>
		[language, "en" as const].some((each) => cuesOf(each).department.has(word.toLowerCase()));
	// In German many surnames begin like a department: "Jana Bauer".
	const isSurname = words.length > 1 && language === "de";
	return (
		words.some((word) => places.test(word)) ||
		isDepartment(words[0]) ||
		(!isSurname && isDepartment(words.at(-1))) ||
		(words.length > 1 && words.some((word) => /^\p{Lu}{2,3}$/u.test(word)) && /\p{Ll}/u.test(name))
	);
}
