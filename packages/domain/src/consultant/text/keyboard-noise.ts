/** The sentence for a text that says nothing where an answer was asked for. */
export const noAnswer = "This does not seem to answer the question.";

/** The rows of common keyboards, and the alphabet: whoever runs along one writes no word. */
const rows = [
	"qwertyuiop",
	"qwertzuiopü",
	"azertyuiop",
	"asdfghjklñ",
	"asdfghjklöä",
	"qsdfghjklm",
	"zxcvbnm",
	"yxcvbnm",
	"wxcvbn",
	"abcdefghijklmnopqrstuvwxyz",
	"йцукенгшщзхъ",
	"фывапролджэ",
	"фівапролджє",
	"ячсмитьбю",
	"ςερτυθιοπ",
	"ασδφγηξκλ",
	"ζχψωβνμ",
	"ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ",
	"ㅁㄴㅇㄹㅎㅗㅓㅏㅣ",
];
const runs = [...rows, ...rows.map((row) => [...row].toReversed().join(""))];

const longestRun = Math.max(...runs.map(({ length }) => length));
/** A shorter run is a word in some language: "wer", "poi". */
const shortestRun = 3;
const fewestOfRuns = 4;
/** The words that are runs all the same. */
const words = new Set(["wert", "мить", "смит"]);

const fewestOfOne = 3;
const fewestOfTwo = 6;
const fewestMuted = 6;
const fewestOfHomeRow = 7;

/**
 * Whether a text is what fingers make that answer nothing: marks alone, one letter over and over, runs along a keyboard.
 * Short answers are none of it in any script: "no", "12", "Ja", "AAA", "はい". Meant to be overruled by the person.
 */
export function isKeyboardNoise(text: string): boolean {
	const written = text.normalize("NFC");
	if (!/[\p{L}\p{N}]/u.test(written)) return true;
	if (/\p{N}/u.test(written)) return false;
	const parts = written.match(/[\p{L}\p{M}]+/gu) ?? [];
	const letters = [...parts.join("").toLowerCase()];
	if (new Set(letters).size === 1 && letters.length >= fewestOfOne) return !isAcronym(parts.join(" "));
	return letters.length >= fewestOfRuns && parts.every(isNoise);
}

/** Ratings and numerals: "AAA", "III". */
function isAcronym(word: string): boolean {
	return /^\p{Lu}{2,3}$/u.test(word);
}

function isNoise(part: string): boolean {
	const word = part.toLowerCase();
	if (words.has(word)) return false;
	const { length } = word;
	if (consistsOfRuns(word)) return true;
	if (length >= fewestOfTwo && new Set(word).size <= 2) return true;
	// In capitals it may be a name: "DSGVO", "KPMG".
	if (part === part.toUpperCase() || !/^\p{Script=Latin}+$/u.test(word)) return false;
	const vowels = word.normalize("NFD").match(/[aeiouyæœøıw]/g)?.length ?? 0;
	if (length >= fewestMuted && vowels === 0) return true;
	return length >= fewestOfHomeRow && /^[asdfghjklö]+$/.test(word) && vowels * 4 < length;
}

/** Whether a word is made of runs along a keyboard and nothing else. */
function consistsOfRuns(word: string): boolean {
	// Which beginnings of the word are, by their length.
	const consists = [true];
	for (let end = 1; end <= word.length; end++) {
		consists[end] = false;
		for (let start = Math.max(0, end - longestRun); start <= end - shortestRun; start++) {
			const piece = word.slice(start, end);
			if (consists[start] && runs.some((run) => run.includes(piece))) consists[end] = true;
		}
	}
	return consists[word.length] === true;
}
