import type { NoCauseWords, RootCauseWords } from "./words.ts";

const peoples =
	"(?:nederlanders|hollanders|belgen|vlamingen|walen|duitsers|fransen|engelsen|britten|italianen|spanjaarden|portugezen|polen|roemenen|russen|turken|grieken|marokkanen|arabieren|afrikanen|aziaten|chinezen|japanners|koreanen|indiërs|amerikanen|zwitsers)";
const national =
	"(?:nederlandse|belgische|duitse|franse|engelse|britse|italiaanse|spaanse|portugese|poolse|roemeense|russische|turkse|griekse|marokkaanse|arabische|afrikaanse|aziatische|chinese|japanse|koreaanse|indiase|amerikaanse|buitenlandse|zuid-europese|oost-europese)";
const persons =
	"(?:mensen|mannen|vrouwen|arbeiders|werknemers|medewerkers|collega['’]?s|chefs|managers|ingenieurs|ontwikkelaars|programmeurs|monteurs|verkopers|artsen|verpleegkundigen|leveranciers|partners|klanten|consumenten|chauffeurs)";

export const nl: RootCauseWords = {
	folk: `(?:(?:de )?${peoples}|${national} ${persons}|(?<!\\p{L} )(?:de )?(?:vrouwen|mannen|meisjes|jongeren|ouderen|buitenlanders|migranten|moslims|christenen|joden|millennials)|(?:oudere|jongere|jonge) ${persons}|(?:mensen|lui) uit het (?:zuiden|noorden|oosten|westen)|zuiderlingen|generatie z)`,
	staff:
		"(?:(?:onze|de|mijn) (?:mensen|medewerkers|werknemers|arbeiders|teams|collega['’]?s|leidinggevenden|managers|chefs|ingenieurs|monteurs|chauffeurs|verkopers|ontwikkelaars|artsen)|(?:onze|de|het|ons) (?:baas|chef|directeur|directie|leiding|personeel|team|management|manager))",
	nature:
		"(?:is|zijn|was|waren|blijven) (?:allemaal |te |heel |zeer |gewoon |nu eenmaal )*(?:lui|dom|stom|idioten|incompetent|onbekwaam|nutteloos|arrogant|ongemotiveerd|gedemotiveerd|onverantwoordelijk|ongedisciplineerd|oneerlijk|onbetrouwbaar|niet te vertrouwen|star|koppig|gierig|slordig|ongeïnteresseerd)",
	unwilling:
		"(?:(?:wil|willen) (?:gewoon |echt |nu eenmaal )*(?:niet|niets|niks) (?:meer )?(?:werken|leren|veranderen|nieuws)|(?:weiger(?:t|en)) (?:te )?(?:werken|leren|veranderen)|(?:houdt|houden) niet van (?:verandering|werken|veranderen)|(?:haat|haten) verandering|het kan (?:ze|hun|hen) niets schelen|verzet(?:ten)? zich tegen verandering)",
	habit:
		"(?:kunnen niet (?:autorijden|rijden|werken|leiden|rekenen|organiseren)|zeggen (?:altijd|nooit) (?:ja|nee)|liegen|stelen|bedriegen|vermijden (?:conflicten|verantwoordelijkheid)|houden zich niet aan (?:regels|afspraken|de regels)|(?:komen|zijn) altijd te laat|interesseren zich niet voor (?:techniek|cijfers|werk)|werken (?:minder|slecht))",
	judgement:
		"(?:mentaliteit|temperament|stereotypen?|volksaard|(?:bedrijfs|angst|afreken|werk)cultuur|cultuur(?:verschil(?:len)?)?|gebrek aan (?:motivatie|vertrouwen|respect|discipline|loyaliteit|inzet|wil)|luiheid|domheid|machtsspel(?:letjes)?|machtsstrijd|vriendjespolitiek|(?:is|was|zijn) (?:de|hun|zijn|haar) (?:eigen )?schuld|de schuld (?:van|ligt bij)|van nature|in hun aard|weerstand tegen verandering)",
};

export const nlNone: NoCauseWords = {
	fine: "(?:alles (?:gaat|is|loopt|werkt) (?:heel )?(?:goed|prima|in orde|oké)|geen (?:probleem|problemen|klachten)|niets (?:te melden|bijzonders))",
	limit:
		"(?:(?:niet|nooit) meer dan|maximaal|hooguit|ten hoogste|budget (?:maximaal|van)|plafond (?:van|:)|verboden|niets boven)",
	measure: "(?:(?:we|wij) zouden|laten we|ik stel voor|wij stellen voor|voorstel:|optie \\w+:)",
};
