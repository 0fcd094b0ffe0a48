import type { NoCauseWords, RootCauseWords } from "./words.ts";

const national =
	"(?:italian|tedesch|frances|spagnol|portoghes|ingles|britannic|svizzer|polacch|rumen|russ|turch|grec|arab|african|asiatic|cines|giappones|corean|indian|american|stranier)[ie]";
const persons =
	"(?:uomini|donne|operai|operaie|lavoratori|dipendenti|impiegati|colleghi|capi|dirigenti|ingegneri|sviluppatori|programmatori|tecnici|venditori|medici|infermieri|fornitori|partner|clienti|consumatori)";

export const it: RootCauseWords = {
	folk: `(?:(?:i|gli|le) ${national}|${persons} (?:${national}|del (?:sud|nord)|meridionali|settentrionali)|(?:i|gli|le) (?:donne|uomini|ragazze|giovani|vecchi|anziani|stranieri|immigrati|musulmani|cristiani|ebrei|millennial|meridionali|napoletani|siciliani)|la gente del (?:sud|nord)|la generazione z)`,
	staff:
		"(?:(?:(?:i|le) nostr[ie] |i |gli |le )(?:operai|lavoratori|dipendenti|impiegati|colleghi|capi|dirigenti|ingegneri|tecnici|autisti|venditori|sviluppatori|medici|squadre)|la (?:nostra )?gente|(?:il|la|lo) (?:nostr[oa] )?(?:capo|direttore|direttrice|direzione|responsabile|personale|squadra|team|management))",
	nature:
		"(?:è|sono|era|erano|restano) (?:tutti |tutte |troppo |molto |semplicemente |degli |dei )*(?:pigr[oaie]|fannullon[ei]|stupid[oaie]|scem[oaie]|idiot[aie]|incompetent[ei]|inutil[ei]|arrogant[ei]|demotivat[oaie]|irresponsabil[ei]|indisciplinat[oaie]|disonest[oaie]|inaffidabil[ei]|poco affidabil[ei]|rigid[oaie]|testard[oaie]|tirchi|disorganizzat[oaie]|svogliat[oaie])",
	unwilling:
		"(?:non (?:vuole|vogliono) (?:più )?(?:lavorare|imparare|cambiare|impegnarsi|niente di nuovo)|(?:rifiuta|rifiutano|si rifiutano) (?:di )?(?:lavorare|imparare|cambiare|il cambiamento|il lavoro)|(?:non ama|non amano|odia|odiano) (?:il cambiamento|il lavoro|lavorare|cambiare)|se ne frega(?:no)?|resiste al cambiamento|resistono al cambiamento)",
	habit:
		"(?:non sanno (?:guidare|lavorare|comandare|dirigere|contare|organizzarsi)|dicono (?:sempre|mai) (?:di )?(?:sì|si|no)|non dicono mai (?:di )?(?:sì|no)|mentono|rubano|imbrogliano|evitano (?:i conflitti|il conflitto|le responsabilità)|non rispettano (?:le regole|gli orari|le scadenze)|(?:sono|arrivano) sempre in ritardo|non si interessano (?:di tecnica|di numeri|al lavoro)|lavorano (?:meno|male))",
	judgement:
		"(?:mentalità|temperamento|stereotip[oi]|carattere nazionale|cultura (?:aziendale|d['’]impresa|interna|della colpa)|differenz[ae] cultural[ei]|mancanza di (?:motivazione|fiducia|rispetto|disciplina|lealtà|voglia|volontà)|pigrizia|stupidità|giochi di potere|lotte di potere|clientelismo|nepotismo|(?:è|tutta) colpa (?:di|del|della|dei|degli|delle)|la colpa è (?:di|del|della|dei|degli|delle)|per natura|nella loro natura|resistenza al cambiamento)",
};

export const itNone: NoCauseWords = {
	fine: "(?:(?:va )?tutto (?:va |è )?(?:molto )?(?:bene|a posto|ok)|nessun problema|nessun reclamo|niente da segnalare)",
	limit:
		"(?:(?:non|mai) più di|al massimo|massimo|budget (?:massimo|di)|tetto (?:di|:)|vietato|niente sopra)",
	measure: "(?:bisognerebbe|dovremmo|potremmo|propongo|proponiamo|si propone|proposta:|opzione \\w+:)",
};
