import type { Sentence } from "./memo.ts";

export const rootQuestion = "Why does one order in nine leave Kassel after the promised day?";

export const rootCause =
	"The warehouse system cannot record a movement when it happens, so that every picking list is hours out of date.";

/** An option of the tree. The first of each level is the one that was chosen. */
export type Why = {
	option: string;
	question: string | null;
	consideration: string;
	sentence: Sentence | null;
	supporting: Sentence[];
	against: Sentence[];
};

/** The levels of the tree, each below the first option of the level before. */
export const whys: [Why, ...Why[]][] = [
	[
		{
			option: "Picking takes too long in the evening peak",
			question: "Why does picking take so long?",
			consideration: "The delay arises between the release of an order and the packing table.",
			sentence: "overtime",
			supporting: ["overtime", "search"],
			against: ["forecast"],
		},
		{
			option: "The forecast of the peak is wrong",
			question: "Why is the forecast wrong?",
			consideration: "Explains some late orders, but not the eight percent in well-forecast weeks.",
			sentence: "forecast",
			supporting: ["forecast"],
			against: ["forecast"],
		},
		{
			option: "There are too few pickers",
			question: "Why can positions not be filled?",
			consideration: "True, and likely to stay true: two neighbours pay more.",
			sentence: "staff",
			supporting: ["staff"],
			against: ["search"],
		},
	],
	[
		{
			option: "Pickers search for articles that are not where the list says",
			question: "Why are articles not where the list says?",
			consideration: "More than a third of the shift; no other loss of time comes near it.",
			sentence: "search",
			supporting: ["search", "returns"],
			against: [],
		},
		{
			option: "The ways through the hall are long",
			question: "Why are the ways long?",
			consideration: "I found nothing on distances in your material: measure them on a normal Tuesday.",
			sentence: null,
			supporting: [],
			against: [],
		},
	],
	[
		{
			option: "Stock is booked hours after it moves",
			question: "Why is it booked so late?",
			consideration: "A list printed at four o'clock shows the stock of the morning.",
			sentence: "stock",
			supporting: ["stock"],
			against: [],
		},
		{
			option: "Articles change their place with the season",
			question: "Why is the new place not known?",
			consideration: "I found nothing on this in your material.",
			sentence: null,
			supporting: [],
			against: ["stock"],
		},
	],
	[
		{
			option: rootCause,
			question: null,
			consideration: "Support for the system ends in twenty months, so that something must happen anyway.",
			sentence: "system",
			supporting: ["system"],
			against: [],
		},
		{
			option: "Booking at once would cost too much time",
			question: "Why would it cost time?",
			consideration: "True of the terminal at the gate; a hand-held device books in two seconds.",
			sentence: null,
			supporting: [],
			against: ["system"],
		},
	],
];
