/** Town behind a code of five digits, four behind a street, "1071 AB" or "SW1A 1AA"; a code with its country before it. */
const withTown =
	/^(?:.{3,50}?\s?[,–—-]\s)?(?:[A-Z]{1,2}-)?\d{4,5}(?:\s?[A-Z]{2})?\s\p{Lu}[\p{L}'’-]+(?:[\s/-](?:\p{Lu}[\p{L}'’-]*|\p{Ll}{1,3}|\d{1,2}|\([^)]+\)))*$/u;
const british = /\s[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}$/u;

/** What stands before the code is a street with its number, or says that it has none. */
const street = /(?:^|[\s,])(?:\d{1,4}\s?[a-z]?|s\/n)\s?[,–—-]\s|^\d{1,4}[a-z]?,?\s\p{L}/u;

/** Whether a line is where somebody lives or a firm has its seat: its numbers count nothing. */
export function isAddress(line: string, before: string): boolean {
	if (line.length > longest || /[.!?:]$/u.test(line)) return false;
	if (british.test(line)) return true;
	return withTown.test(line) && (street.test(line) || isStreet(before));
}

/** "Am Mühlgraben 7", "12 rue des Halles" */
export function isStreet(line: string): boolean {
	return (
		line.length <= longest &&
		/^\p{L}[\p{L}\s.'’-]+\s\d{1,4}\s?[a-z]?$|^\d{1,4}[a-z]?,?\s\p{L}[\p{L}\s.'’-]+$/u.test(line)
	);
}

const longest = 90;
