/** The memo that the demo's strategy began with, sentence by sentence, each by the name that others quote it by. */
export const memo = {
	late: "In the last two quarters one order in nine left Kassel after the promised day, and eleven of our forty largest customers have asked for a penalty clause.",
	search:
		"Pickers spend 38 percent of their shift walking and searching, because the paper list shows where an article should be and not where it is.",
	stock:
		"Stock is booked at the end of the shift, and as a result the system and the shelf disagree on 6.4 percent of all positions.",
	system:
		"The warehouse system dates from 2009, cannot take a booking from a hand-held device, and loses its vendor's support in twenty months.",
	overtime:
		"Overtime and temporary staff cost us $1.14 million last year, driven by the evening peak between four and eight o'clock.",
	returns:
		"Wrong items led to 2,900 returns last year, at about $47 each, not counting the customers who did not call again.",
	staff:
		"We could not fill nine of our fourteen open picker positions, since two other logistics parks within ten kilometres pay more.",
	forecast:
		"Sales believes that the delays stem from its forecasts; in the weeks with a correct forecast, however, eight percent of the orders were still late.",
	floor:
		"The floor of the hall carries autonomous carts everywhere except in the cold section, which would have to be rebuilt.",
	peak: "Any change of the picking process between October and December would put the Christmas business at risk.",
	fulda:
		"A competitor in Fulda switched its whole hall in one weekend and needed five months to get back to its old output.",
	budget:
		"The board is prepared to spend up to $3.5 million on Kassel, provided that the money is back within three years.",
} as const;

export type Sentence = keyof typeof memo;

/** The sentences in their order. */
export const sentences = Object.keys(memo) as Sentence[];

/** Which sentences make a paragraph. */
const paragraphs: Sentence[][] = [
	["late", "forecast"],
	["search", "stock", "system"],
	["overtime", "returns", "staff"],
	["floor", "peak", "fulda", "budget"],
];

/** The memo as one text. */
export const memoText = [
	"Memo to the board: why Kassel no longer keeps our order promise",
	...paragraphs.map((paragraph) => paragraph.map((sentence) => memo[sentence]).join(" ")),
].join("\n\n");
