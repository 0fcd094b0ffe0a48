import type { TextKindWords } from "./text-kind-words.ts";

export const en: TextKindWords = {
	agenda:
		"agenda apologies welcome matters_arising minutes_of any_other_business aob date_of_next treasurer's_report chair's_report report_of election_of elections adjourn* venue attendees quorum items_for close_of coffee_break wrap-up",
	recipe:
		"ingredients dough flour butter sugar egg eggs yeast salt pepper oven bake bakes baking stir knead whisk simmer chop peel sprinkle preheat tray tablespoon* teaspoon* tbsp tsp serve garlic onion cream boil fry pinch",
	itinerary:
		"itinerary depart* arriv* check-in check-out hotel flight train bus breakfast lunch dinner airport station platform sightseeing guided_tour transfer overnight museum return_journey packed_lunch meeting_point luggage passport*",
	thanks:
		"thank thanks grateful gratitude heartfelt kindness appreciat* dear sincerely regards warmest fondly touched remember",
	cv: "curriculum_vitae cv resume education bsc msc phd ba ma mba university degree languages interests references hobbies nationality born fluent native employment work_experience skills career_history qualifications driving_licence volunteering",
	"job-ad":
		"m_f_x m_f_d apply application* applicant* full_time part-time part_time we_offer what_we_offer you_bring you'll_do what_you your_profile your_tasks we_are_looking looking_for salary holiday pension interviews cv covering_letter cover_letter vacancy role join_us join_our about_you requirements benefits responsibilities experience",
	invoice:
		"invoice invoice_no invoice_number vat subtotal total amount_due due_date payment_terms iban bic swift sort_code bill_to billed qty quantity unit_price net gross purchase_order remittance payable",
	story:
		"once_upon once_there lived_happily whispered sighed giggled muttered smiled princess dragon forest castle grandmother suddenly moonlight fairy shivered the_end chapter",
	product:
		"dimensions weight material specifications specification features warranty guarantee colour color capacity height width depth stainless in_the_box what's_in_the_box included includes accessories rrp free_delivery shipping model dishwasher battery handmade available_in",
	letter:
		"dear sincerely faithfully regards yours enclosed enclose madam sir wishes hearing_from ps congratulations invite invitation",
};
