import type { Prohibitions } from "./prohibitions.ts";

export const nl: Prohibitions = {
	forbidden:
		"staat_niet_toe staan_niet_toe laat_niet_toe laten_niet_toe staat_geen staan_geen valt_niet_over accepteer_ik_niet niet_akkoord_met verbieden verboden verbiedt verbod niet_toegestaan niet_bespreekbaar onbespreekbaar taboe heilig onaantastbaar niet_onderhandelbaar onderhandelbaar niet_aan_de_orde geen_sprake in_geen_geval onder_geen_beding onder_geen_enkele handen_af blijf_van blijven_van rode_lijn rode_lijnen no-go no-gos geen_optie niet_ter_discussie ter_discussie onacceptabel niet_de_bedoeling geen_denken zonder_uitzondering zonder_toestemming zonder_instemming zonder_advies kan_niet_zijn buiten_kijf veto getornd tornen geen_haar niet_aan_tornen uit_den_boze niet_in_het_spel eraf_blijven vanaf_blijven is_uitgesloten zijn_uitgesloten uitgesloten blijf_af verbiedt_het verbiedt_dit verbiedt_dat sluit_het sluit_dit verbieden_het verbieden_dat dat_verbieden vacaturestop personeelsstop wat_ik_niet_ga_doen wat_we_niet_gaan_doen wat_ik_niet_doe",
	bound: "contract contracten overeenkomst cao wet vergunning statuten huurcontract",
	permission: "mag mogen we_willen willen_we we_gaan gaan_we wij_willen willen_wij",
	consent: "advies akkoord instemming toestemming handtekening",
	aside: "vergeten onderschat* geloven ontkennen verbazen zo_doorgaan zo_door zo_niet zo_kan",
	unwanted:
		"ik_wil_niet_dat we_willen_niet_dat wij_willen_niet_dat ik_wil_geen we_willen_geen wij_willen_geen ik_wens_geen niet_met_mij",
	unknown:
		"weet weten wist bekend zeker geantwoord gereageerd gevonden vinden vindt begrijpt begrijpen herinnert nog_niet nog_geen nog_nooit geen_idee",
	keeps:
		"blijft blijven blijf houdt houden behoudt behouden handhaaft gehandhaafd handhaven bestaat gegarandeerd gewaarborgd laat laten gelaten loopt voortgezet doorgaan gaat_door handhaven voortbestaan doorlopen behoud gerespecteerd beschermd verzekerd geborgd draaien openblijven openhouden behoeden",
	unchanged:
		"ongewijzigd onveranderd ongemoeid onaangeroerd onaangetast intact hetzelfde gelijk zoals_het_is zoals_hij_is zoals_ze_zijn zoals_nu zoals_vandaag zoals_afgesproken zoals_altijd zoals_het_was waar_hij_is waar_het_is in_stand met_rust overeind staan bestaan in_gebruik van_kracht binnen gratis open beschikbaar op_zijn_plek als_vanouds bij_het_oude zoals_die ter_plaatse in_eigen",
	touching:
		"verhog* verhoogd omhoog verlag* verlaagd omlaag verminder* kort* gekort schrap* geschrapt raak* geraakt aanrak* wijzig* gewijzigd verander* verplaats* verhuiz* sluit* gesloten sluiting* ontsla* ontslag* verkop* verkocht weggeef* uitbested* geprivatis* stop* gestopt stilligg* stilstaa* stilleg* stilgelegd onderbrek* onderbroken uit uitzet* uitgezet opschort* uitstel* uitgesteld vertrag* verleng* verkort* vervang* verwijder* gewist wiss* afschaf* afgeschaft opgev* opgeheven aanneem* aangenomen aannem* bij uitbreid* uitbreiding* versoepel* verzwak* publice* gedeeld del* export* verstor* verstoor* lenen fuser* samenvoeg* bezuinig* belast* storing* uitval dwing* gedwongen overslaan omzeil* reorganis* stijg* gestegen duurder opdraai* tornen getornd inkrimp* krimp* inlever* vernietig* gesloopt sloop* kappen gekapt duperen doorberek* doorbelast* afbouw* afgebouwd overgedragen verliez* beperkt inperk* wegvall* vervall* opschuiv* schuiv* verdwij* weg verlaten verlaat verklein* vermind* halver* gehalveerd ingekrompen",
	spared:
		"prijs prijzen *prijs *prijzen tarief tarieven huur huren contributie premie* bijdrage* abonnement* salaris* loon lonen pensioen* baan banen functie* formatie personeel* medewerk* vrijwilliger* chauffeur* overwerk overuren nacht nachten nachtploeg zondag* zaterdag* weekend* vakantie* pauze* openingstijd* avondopenstelling spreekuur uur uren dienst* service kwaliteit veiligheid hygiëne gegevens patiëntgegevens dossier* archief* klant* patiënt* bewoner* lid leden leerling* kind* huurder* reizig* toegang* controle* inspectie* contract* convenant* overeenkomst* garantie merk recept* koppeling vestiging* school scholen filial* lijn lijnen ontslag* ontslagen leverancier* erkenning monument* bomen levertijd kassa* senioren* ploeg reorganisatie",
	strict: "mag mogen",
	never: "nooit geen_dag geen_enkele geen_uur op_geen geen_moment nimmer",
	always: "altijd in_elk_geval hoe_dan_ook te_allen_tijde steeds",
	may: "mag mogen kan kunnen moet moeten hoeft zal zou",
	will: "zal zullen gaat gaan wordt worden komt komen wil willen",
	only: "alleen uitsluitend enkel slechts",
	none: "geen niets niemand nooit zonder nul noch",
	order: "handen blijf laat houd afblijven let respecteer",
	emphasis:
		"ook_niet ook evenmin wat_het_ook beloofd toegezegd schriftelijk wet wettelijk principe uiteraard vanzelfsprekend natuurlijk zelfs geen_minuut geen_cent allemaal iedereen toch heilig hoe_dan koste_wat net_zo nooit beslist hoofdzaak",
	terms:
		"voorwaarde* randvoorwaarde* mits op_voorwaarde grens grenzen regel regels eis eisen eist vraagt beperking* onderhandelbaar enige_wat zolang",
};
