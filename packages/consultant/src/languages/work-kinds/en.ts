import type { WorkKindWords } from "./work-kinds.ts";

export const en: WorkKindWords = {
	hiring: [
		"Human resources",
		"second_crew drivers_pay pay extra_hands more_people evenings team_of hire hires hiring recruit* vacanc* applicant* trainee* apprentice* staffing headcount shift_leader agency_staff temp temps job_advert* salary salaries wage wages",
	],
	training: [
		"Training",
		"train trains training retrain* course courses induct* coach* workshop workshops drill drills lesson lessons instruct*",
	],
	software: [
		"IT",
		"firmware robot robots software app apps system systems digital database interface interfaces server servers module licence licences license licenses scanner scanners tablet tablets automat* website portal online dashboard sensor sensors barcode barcodes erp crm",
	],
	maintenance: [
		"Maintenance",
		"repair repairs repaired maintain* maintenance servicing overhaul* seal seals spare_part* spare_parts spares lubricat* clean cleaning calibrat* pump pumps machine machines valve valves inspect*",
	],
	building: [
		"Facilities",
		"relin* site sites build builds building rebuild* renovat* extension install installs installed ramp roof room rooms door doors lighting insulat* pipe pipes cable cables heat_pump* fence",
	],
	legal: [
		"Legal",
		"legal lawyer* court terms_and_conditions clause clauses permit permits permission licence_agreement tribunal complaint_to data_protection",
	],
	pricing: [
		"Sales",
		"price prices pricing discount* tariff* surcharge* customer_visit* sales campaign* quote_to",
	],
	transport: [
		"Transport and logistics",
		"route routes transport* truck trucks lorry lorries van vans driver drivers deliver* freight carrier* shuttle* vehicle* bus buses tour tours shipping",
	],
	stock: [
		"Warehouse",
		"stock stocks stockpile* warehouse* store stores buffer* inventory shelf shelves storage",
	],
	planning: [
		"Planning and scheduling",
		"call-back call-backs callback roster rosters rota schedule* scheduling timetable* slot slots shift shifts sequence planning booking bookings appointment* calendar reschedul*",
	],
	quality: [
		"Quality",
		"retest* recall check checks checklist* inspection* audit* quality test tests testing standard standards sample* label labels control controls",
	],
	purchasing: [
		"Purchasing",
		"outsourc* contractor* subcontract* second-hand provider* external_lab buy buys buying purchas* order orders supplier* vendor* tender* rent rents renting lease leasing hire_of contract contracts offer offers quote quotes second_source procure*",
	],
	information: [
		"Communications",
		"inform informs letter letters leaflet* poster posters newsletter* campaign announce* sign signs signage message messages text_message* reminder* sms",
	],
	finance: [
		"Finance",
		"invoice* payment* budget* account accounts refund* fee fees billing reimburs* bonus*",
	],
	analysis: [
		"Data analysis",
		"measure measures count counts analyse* analyze* survey* report reports reporting figures data track tracking monitor*",
	],
};
