const rows = ["qwertyuiop", "qwertzuiop", "asdfghjklöä", "zxcvbnm", "yxcvbnm"];
const shortest = 6;

/** Whether a text holds no word that anybody could have meant: too few letters, or nothing but keys hit at random. */
export function isGibberish(text: string): boolean {
	const words = text.match(/\p{L}+/gu) ?? [];
	return words.join("").length < shortest || words.every(isRandom);
}

function isRandom(word: string): boolean {
	const small = word.toLowerCase();
	if (small.length < 3 || /^(.)\1+$/u.test(small)) return true;
	if (small.length >= 4 && rows.some((row) => row.includes(small) || backwards(row).includes(small)))
		return true;
	if (/(.)\1{3}/u.test(small)) return true;
	const isShorthand = word === word.toUpperCase() && word.length <= 5;
	return !isShorthand && !/[aeiouyäöüáéíóúàèìòùâêîôûåæø]/u.test(small) && /^[a-zß]+$/u.test(small);
}

function backwards(text: string): string {
	return [...text].reverse().join("");
}
