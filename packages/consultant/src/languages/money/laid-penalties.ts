import { matchersByLanguage } from "../matchers.ts";

/**
 * How each language says that a penalty (`penalty`) has been imposed or has come already (`laid`): what is done now spares
 * nobody of it. Lists as in `CueWords`, written for speakers to review.
 */
export const laidPenalties = matchersByLanguage({
	en: {
		penalty: "fine fines penalty penalties fined penalty_notice",
		laid: "been_issued was_issued were_issued been_imposed was_imposed were_imposed been_levied was_levied been_served was_served has_issued have_issued has_imposed have_imposed has_fined have_fined been_fined was_fined were_fined fined_us received has_arrived have_arrived has_come",
	},
	de: {
		penalty:
			"bußgeld* *bußgeld strafbescheid* strafe strafen vertragsstrafe* ordnungsgeld* zwangsgeld* geldbuße*",
		laid: "liegt_vor liegen_vor liegt_bereits_vor verhängt ergangen erhalten zugestellt eingegangen auferlegt erlassen",
	},
	fr: {
		penalty: "amende amendes pénalité pénalités astreinte*",
		laid: "a_été_infligée ont_été_infligées a_été_prononcée a_été_notifiée ont_été_notifiées nous_a_été_infligée avons_reçu a_reçu ai_reçu est_tombée sont_tombées est_arrivée nous_a_infligé a_infligé",
	},
	es: {
		penalty: "multa multas sanción sanciones penalización penalizaciones",
		laid: "ha_sido_impuesta han_sido_impuestas ha_impuesto han_impuesto han_puesto ha_puesto hemos_recibido ha_recibido nos_impuso nos_impusieron ha_llegado han_llegado fue_impuesta",
	},
	it: {
		penalty: "multa multe sanzione sanzioni penale penali",
		laid: "è_stata_inflitta sono_state_inflitte ci_è_stata_inflitta è_stata_notificata ha_inflitto hanno_inflitto abbiamo_ricevuto ha_ricevuto è_arrivata sono_arrivate è_già_arrivata è_stata_comminata",
	},
	nl: {
		penalty: "boete boetes *boete dwangsom* boetebesluit*",
		laid: "opgelegd ontvangen gekregen ligt_er binnengekomen uitgedeeld is_gekomen",
	},
});
