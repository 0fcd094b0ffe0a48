/** Physical units, as written, alike in every language. */
export const measures: ReadonlySet<string> = new Set(
	(
		"g kg mg t kt ml cl dl l hl m mm cm km km² m² m³ ha kW MW GW kWh MWh GWh Wh kV Hz kHz MHz GHz kB MB GB TB PB " +
		"Mbit Gbit dB bar mbar rpm ppm kN Nm µm nm CO FTE VZÄ VZE ETP FTEs pcs Stk px dpi"
	).split(" "),
);

/** Words for how often something happens, in all languages: they count no things. */
export const repetitions: ReadonlySet<string> = new Set(
	"times time fois vez veces volta volte mal male keer maal".split(" "),
);

/** The symbol of a physical unit by its name, in every language. */
export const unitSymbols: ReadonlyMap<string, string> = new Map(
	Object.entries({
		t: "tonne tonnen tonnes ton tons tonelada toneladas tonnellata tonnellate",
		kg: "kilo kilos kilogramm kilogram chilo chili",
		l: "liter litre litres litro litros litri litre",
		m: "meter metre metres mètre mètres metro metros metri",
		km: "kilometer kilometre kilometres kilomètre kilomètres kilómetro kilómetros chilometro chilometri",
		ha: "hektar hectare hectares hectárea hectáreas ettaro ettari",
	}).flatMap(([symbol, words]) => words.split(" ").map((word) => [word, symbol] as const)),
);
