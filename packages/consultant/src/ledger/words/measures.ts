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
