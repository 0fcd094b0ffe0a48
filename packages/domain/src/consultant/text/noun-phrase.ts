const determiner =
	"(?:d(?:er|es|en|em|ie|as)|ein(?:e[rsmn]?)?|kein(?:e[rsmn]?)?|(?:unser|ihr|sein|mein|dies|jen|jed|viel|mehrer|all|beid|solch)e?[rsmn]?)";
const adjective = "\\p{Ll}[\\p{Ll}\\d-]*(?:e|en|er|es|em)";
const number =
	"(?:\\d[\\d.,]*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|rund|etwa|fast|über)";
const noun = "\\p{Lu}[\\p{L}\\d&-]*";
const group = `(?:${determiner}\\s+)?(?:(?:${adjective}|${number})\\s+)*${noun}(?:\\s+${noun})*`;
const link =
	"(?:und|oder|sowie|von|vom|in|im|an|am|bei|beim|für|zu|zum|zur|zwischen|durch|mit|ohne|aus|über|unter)";
const phrase = new RegExp(
	`${group}(?:\\s+${link}\\s+${group}|\\s+(?:der|des|einer|eines|unserer|unseres|ihrer|ihres)\\s+(?:${adjective}\\s+)*${noun}(?:\\s+${noun})*)*`,
	"uy",
);

/** Where the German noun phrase that begins at a place ends; null when none begins there. */
export function nounPhraseAt(text: string, from: number): number | null {
	phrase.lastIndex = from;
	const match = phrase.exec(text);
	return match ? from + match[0].length : null;
}
