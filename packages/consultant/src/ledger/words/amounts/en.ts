import type { AmountWords } from "../amount-words.ts";
import { englishNumbers } from "../numbers/en.ts";

export const englishAmounts: AmountWords = {
	decimal: ".",
	numbers: englishNumbers,
	joined: { hundred: "", thousand: "" },
	articleOne: "a | an | one",
	doubtfulNumbers: "",
	magnitudes: [
		[12, "dozen"],
		[100, "hundred"],
		[1e3, "thousand | k | thou. | grand"],
		[1e5, "lakh"],
		[2.5e5, "quarter of a million | quarter million"],
		[1e6, "million | millions | mn | mln | mio. | mill."],
		[1e7, "crore"],
		[1e9, "billion | billions | bn | bln"],
	],
	linkWords: "of",
	durations: [
		["minute", 1, "minute | minutes | min. | mins"],
		["hour", 1, "hour | hours | hr | hrs | h"],
		[
			"working-day",
			1,
			"working day | working days | business day | business days | workday | workdays | person-day | person-days | person day | person days | man-day | man-days | man day | man days",
		],
		["day", 1, "day | days | calendar days"],
		["week", 1, "week | weeks | wk | wks"],
		["week", 2, "fortnight | fortnights"],
		["month", 1, "month | months | mth | mths"],
		["quarter", 1, "quarter | quarters"],
		["year", 1, "year | years | yr | yrs"],
		["year", 10, "decade | decades"],
	],
	andHalf: "and a half",
	clock: { before: "", after: "am | pm | a.m. | p.m. | o'clock" },
	percent: "percent | per cent | pct. | p.c.",
	percentagePoints:
		"percentage point | percentage points | percent points | points of percentage | pp | ppt | ppts",
	per: { certain: "per | for each | for every", doubtful: "a | an" },
	more: "more | extra | less | on top",
	perPhrases: [
		["minute", "a minute | per minute | each minute"],
		["hour", "an hour | per hour | each hour | hourly"],
		["day", "a day | per day | each day | every day | daily | per diem"],
		["week", "a week | per week | each week | every week | weekly"],
		["month", "a month | per month | each month | every month | monthly | pcm"],
		["quarter", "a quarter | per quarter | each quarter | every quarter | quarterly"],
		["year", "a year | per year | per annum | p.a. | each year | every year | annually | yearly | pa"],
		["head", "a head | per head | per capita | per person | per employee"],
		["piece", "per piece | per unit | per item"],
	],
	each: {
		before: "each",
		after: "each | apiece | per head | per capita | per person | per piece | per unit",
	},
	bounds: {
		before: [
			[
				"at most",
				"at most | at the most | no more than | not more than | never more than | max. | maximum | maximum of | a maximum of | capped at | cap of | limited to | not to exceed | not exceed | within",
			],
			[
				"at least",
				"at least | no less than | not less than | no fewer than | min. | minimum | minimum of | a minimum of",
			],
			["under", "under | below | less than | fewer than | lower than | shorter than | just under"],
			[
				"over",
				"over | above | more than | greater than | higher than | longer than | in excess of | exceeding | upwards of",
			],
			[
				"about",
				"about | around | roughly | approximately | approx. | circa | ca. | some | nearly | almost | close to | an estimated",
			],
			["up to", "up to | as much as | as many as"],
		],
		after: [
			["at most", "at most | at the most | max. | maximum | or less | or fewer | not more | no more | tops"],
			["at least", "at least | or more | minimum | min. | and more"],
			["about", "or so | approx. | roughly | give or take"],
		],
	},
	between: { open: "between | anywhere between", and: "and" },
	range: "to | or | through",
	change: { from: "from", to: "to" },
	became: "",
	changeVerbs:
		"rose | rise | rises | risen | fell | fall | falls | fallen | grew | grow | grown | went | gone | go | goes | up | down | dropped | drop | drops | cut | cuts | raise | raised | raising | reduce | reduced | reducing | reduction | increase | increased | increasing | decrease | decreased | decline | declined | improve | improved | improving | climbed | slipped | shrank | jumped | moved | changed | get | got | bring | brought | lower | lowered | shorten | shortened | extend | extended",
	ratio: {
		of: "of | out of",
		articles: "the | our | their | these | those | all | its | his | her",
		oneIn: "in",
		every: "every",
	},
	ordinals: [
		[2, "second"],
		[3, "third"],
		[4, "fourth"],
		[5, "fifth"],
		[6, "sixth"],
		[7, "seventh"],
		[8, "eighth"],
		[9, "ninth"],
		[10, "tenth"],
		[20, "twentieth"],
	],
	fractions: [
		[2, "half | halves"],
		[3, "third | thirds"],
		[4, "quarter | quarters | fourth"],
		[5, "fifth | fifths"],
		[6, "sixth | sixths"],
		[8, "eighth | eighths"],
		[10, "tenth | tenths"],
	],
	notFractionAfter:
		"first | second | third | other | better | last | latter | former | next | this | that | every | each | previous",
	currencies: [
		["EUR", 1, "euro | euros"],
		["USD", 1, "dollar | dollars | us dollars | bucks"],
		["GBP", 1, "pound | pounds | pounds sterling | quid"],
		["GBP", 0.01, "pence"],
		["", 0.01, "cent | cents"],
		["CHF", 1, "franc | francs | swiss francs"],
		["PLN", 1, "zloty | zlotys | zloties"],
		["JPY", 1, "yen"],
		["INR", 1, "rupee | rupees"],
	],
	spend:
		"spend | spends | spent | spending | cost | costs | costing | budget | budgets | budgeted | price | prices | priced | pay | pays | paid | paying | payment | fee | fees | charge | charges | charged | bonus | salary | salaries | wage | wages | rent | rental | fund | funds | funded | funding | grant | subsidy | invest | investment | capex | opex | fine | fines | penalty | penalties | damages | claims | compensation | revenue | revenues | turnover | sales | profit | margin | loss | saving | savings | save | saves | worth | money | cash | quote | quoted | invoice | invoiced | envelope | loan | debt | one-off | contingency",
	labels:
		"no. | nos. | number | nr. | ticket | tickets | version | v. | page | pages | p. | pp. | chapter | section | sections | sec. | article | art. | paragraph | para. | clause | appendix | annex | figure | fig. | table | item | items | step | draft | room | line | hall | bay | gate | building | block | floor | route | flight | platform | windows | office | iso | rule | phase | stage | tier | slide | ext. | tel. | phone | fax | id | ref. | postcode | box | severity | priority | class | type | zone | hotline | release | build | rev. | revision | option | options | phases | steps",
	ordinalArticles: "",
	functionWords:
		"a | an | the | of | in | to | and | or | but | nor | is | are | was | were | be | been | has | had | have | does | did | do | per | at | on | by | for | with | from | than | then | that | this | these | those | it | its | his | us | our | your | their | as | so | if | not | no | yes | out | up | down | off | over | under | above | below | before | after | since | until | till | about | into | only | also | still | already | now | plus | minus | less | more | most | least | always | sometimes | perhaps | each | every | vs | versus | against | compared | because | while | when | where | who | which | what | there | here | he | she | we | they | you | i | can | could | will | would | should | must | may | might | says | needs | goes | comes | makes | takes | gives | gets | leaves | leads | lies | means | runs | shows | stands | seems | helps | starts | ends | costs | pays | lasts | works | wants | keeps | holds | remains | becomes | is | across | during | within | without | through | between | via",
	noun: {
		capital: false,
		plural: "s",
		irregular:
			"people | men | women | children | staff | fte | ftes | kids | feet | mice | teeth | miles | personnel | households | stock | degrees | media | criteria | data",
		before: 2,
	},
};
