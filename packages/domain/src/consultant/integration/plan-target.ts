import { readNumber } from "../../paste/read-number.ts";
import { currencies } from "../../value/currency-codes.ts";

/** A KPI's target as the product keeps it; `value` is null when the words hold no one number. */
export type Target = { value: string | null; unit: string | null };

const scales: Record<string, bigint> = {
	k: 1_000n,
	thousand: 1_000n,
	m: 1_000_000n,
	mio: 1_000_000n,
	million: 1_000_000n,
	bn: 1_000_000_000n,
	billion: 1_000_000_000n,
};
const said =
	/^(?<before>[^\d-]*?)(?<number>-?\d[\d.,' ]*)(?<scale>\s?(?:k|thousand|m|mio\.?|million|bn|billion)(?![\p{L}]))?\s*(?<after>[^\d]*)$/iu;

/**
 * What may stand before a target's number and leave it one: a sign, a currency, or words for a bound. Of any other sentence
 * ("Set after 20 working days", "cut by 5 %") the number is not the value that is to be reached.
 */
const boundWords = new RegExp(
	`^(?:\\s|[<>≤≥=~≈+:±$€£]|(?:${[
		"USD|EUR|GBP|CHF|target|at|least|most|under|below|less|fewer|more|than|over|above|up|to|about|around|roughly|approximately",
		"exactly|only|no|not|within|max|min|maximum|minimum|today|now|currently|reduce|increase|raise|lower|cut",
		"mindestens|höchstens|maximal|minimal|unter|über|weniger|mehr|als|bis|zu|auf|etwa|rund|genau|ca|ziel|heute|derzeit",
		"moins|plus|de|du|sous|au|maximum|environ|inférieur|supérieur|à|objectif|aujourd'hui",
		"menos|más|como|máximo|mínimo|por|debajo|encima|hasta|unos|cerca|objetivo|hoy",
		"meno|più|di|al|il|la|le|l'|massimo|minimo|sotto|sopra|entro|fino|circa|obiettivo|oggi",
		"minder|meer|dan|hoogstens|minstens|maximaal|minimaal|onder|boven|tot|ongeveer|circa|doel|vandaag|nu",
	].join("|")})(?![\\p{L}])\\.?)*$`,
	"iu",
);

/**
 * Reads a target such as `95`, `≥ 95 %`, `$1.2 million` or `at most 4 hours`. A range, a mere word or a sentence in which a
 * number stands for something else has no number.
 */
export function readTarget(text: string, unit: string | null): Target {
	const { before = "", number, scale = "", after = "" } = said.exec(text.trim())?.groups ?? {};
	const given = unit === null ? null : (ofMoney[unit] ?? (percentWord.test(unit) ? "%" : unit));
	if (number === undefined || !boundWords.test(before)) return { value: null, unit: given };
	const read = readNumber(number.replace(/[.,' ]+$/, ""), ".");
	if (!("value" in read)) return { value: null, unit: given };
	const own = unitOf(before, after);
	return {
		value: times(read.value, scales[scale.trim().replace(".", "").toLowerCase()] ?? 1n),
		unit: given ?? own,
	};
}

/** The unit of a KPI in money: dollars have a sign as theirs, other currencies their code. */
const ofMoney: Record<string, string> = { USD: "$", "€": "EUR", "£": "GBP" };

const percentages = "%|percent|per cent|prozent|pour cent|por ciento|per cento|procent";
const percent = new RegExp(`^(?:${percentages})(?![\\p{L}])`, "iu");
const percentWord = new RegExp(`^(?:${percentages})$`, "iu");

const isMoney = (word: string) => word.length === 1 || currencies.includes(word);

function unitOf(before: string, after: string): string | null {
	const money = (before + after).match(/[$€£]|(?<![\p{L}])[A-Z]{3}(?![\p{L}])/gu)?.find(isMoney);
	if (money !== undefined) return ofMoney[money] ?? money;
	const word = after.trim();
	if (percent.test(word)) return "%";
	return word !== "" && word.length <= 40 ? word : null;
}

/** A decimal string times a power of ten. */
function times(value: string, scale: bigint): string {
	const [whole = "0", fraction = ""] = value.split(".");
	const zeros = scale.toString().length - 1;
	const digits = fraction.padEnd(zeros, "0");
	return `${BigInt(`${whole}${digits.slice(0, zeros)}`)}${digits.length > zeros ? `.${digits.slice(zeros)}` : ""}`;
}
