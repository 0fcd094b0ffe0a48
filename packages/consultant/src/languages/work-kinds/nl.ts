import type { WorkKindWords } from "./work-kinds.ts";

export const nl: WorkKindWords = {
	hiring: [
		"Personeelszaken",
		"bedrijfsarts invalkracht* extra_mensen monteur aannemen werv* vacature* sollicit* leerling-monteur* stagiair* uitzend* inhuur* inhuren salaris* loon lonen toeslag* personeel* flexpool* formatie*",
	],
	training: [
		"Opleiding",
		"oplei* *opleiding cursus* training* trainen scholing* bijschol* instruct* inwerk* coach*",
	],
	software: [
		"ICT",
		"platform streepjescode software* app apps systeem systemen *systeem ict database* koppeling* interface* server* module* licentie* scanner* tablet* digita* automatiser* website portaal online sensor* barcode* erp",
	],
	maintenance: [
		"Onderhoud",
		"onderhoud* repar* reserveonderdel* onderdelen afdichting* schoonmaak* schoonmaken kalibr* ijken pomp* machine* klep kleppen revisie* smeren",
	],
	building: [
		"Bouw en gebouwen",
		"ruimte bouw bouwen verbouw* renov* dak deur deuren hal ruimte* verlicht* isol* leiding* kabel* laadperron install* plaatsen",
	],
	legal: ["Juridische zaken", "juridisch* advocat* rechtbank clausule* vergunning* reglement* avg"],
	pricing: ["Verkoop", "prijs prijzen korting* tarief* tarieven toeslag_voor verkoop* actieprijs"],
	transport: [
		"Vervoer en logistiek",
		"route* routes rit ritten vervoer* vrachtwagen* chauffeur* bezorg* lever* transport* bus bussen busje* voertuig*",
	],
	stock: ["Magazijn", "voorraad* voorraden magazijn* buffer* inventaris* stelling*"],
	planning: [
		"Planning",
		"volgorde rooster* planning plann* inplan* dienst diensten afspra* agenda* tijdslot* reserver* volgorde",
	],
	quality: [
		"Kwaliteit",
		"controle* controler* kwaliteit* audit* test testen toets* steekproe* norm normen etiket* keuring* checklist*",
	],
	purchasing: [
		"Inkoop",
		"*contract aannemer* uitbested* kopen aankoop* aanschaf* inkoop* inkopen bestel* leverancier* offerte* aanbied* huur huren lease* contract* aanbested* tweede_leverancier",
	],
	information: [
		"Communicatie",
		"inform* brief brieven folder* poster* nieuwsbrief* communic* campagne* bord borden sms herinner* bericht*",
	],
	finance: ["Financiën", "factu* betaling* budget* rekening* vergoed* tarieven_en"],
	analysis: [
		"Gegevensanalyse",
		"meten meting* tellen telling* analys* enquête* rapport* cijfers gegevens monitor* bijhouden",
	],
};
