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
	invitation:
		"invitation invited invite invites welcome_you join_us cordially rsvp looking_forward look_forward doors_open evening lunch drinks dinner refreshments buffet tour tours guests places attend attending register registration book_by coming dress_code venue entry raffle tee-off tickets parking",
	notice:
		"with_effect_from as_of_1 from_1 new_rule new_rules new_procedure new_policy staff all_staff colleagues employees permitted not_permitted not_allowed allowed prohibited applies apply_to request requests entitled entitlement must_be submitted submit approval line_manager payroll questions_to contact hr notice maximum",
	"press-release":
		"press_release for_immediate news_release announces announced announce is_pleased proud_to press_contact media_contact press_office notes_to chief_executive ceo said record turnover sales profit dividend founded employs jobs invest investment headquartered expand growth million",
	news: "newswire reuters spokesman spokeswoman spokesperson told_reporters analysts analyst shares shareholders takeover acquires acquired acquisition merger stake deal reported_on half-year quarterly group founded employs chief_executive stock_market market_expected",
	terms:
		"terms terms_and_conditions general_terms conditions liable liability indemnity terminate termination governing_law law_of jurisdiction shall hereby party parties agreement deposit hirer customer_shall in_writing force_majeure warranty warranties clause breach statutory void severability notice_period members_shall byelaws bylaws statutes subscription committee_shall",
	manual:
		"instructions user_manual manual safety_instructions warning caution first_use before_use switch_off switch_on unplug plug press_the button indicator flashes lights_up error_code fill_the tank clean_with descale do_not never_use appliance device warranty spare_parts customer_service assembly protective wear accident emergency safety in_case_of_accident",
	"price-list":
		"price_list prices tariff tariffs rates rate_card per_hour per_night per_person per_month per_head from_£ incl_vat excl_vat including_vat surcharge discount child_rate adult reduced_rate express supplement single_ticket monthly_pass opening_hours",
	order:
		"order_number order_no order_confirmation thank_you_for_your_order your_order delivery_address shipping_address shipped dispatch dispatched delivery_date estimated_delivery tracking quantity subtotal total_paid payment_method returns_within return_within customer_service parcel courier",
	weather:
		"weather forecast rain showers sunny cloudy cloud clouds wind winds gusts gale mph temperatures temperature degrees frost fog snow sleet thunderstorms drizzle overnight outlook dry humid highs lows spells coast hills",
	faq: "faq faqs frequently_asked questions_and_answers how_do_i how_can_i can_i what_if do_i where_can_i how_long how_much what_happens_if who_can when_will",
	minutes:
		"minutes present apologies chair minutes_approved were_approved noted agreed action next_meeting date_of_next matters_arising any_other_business closed_at attendees taken_by unanimously",
	"status-report":
		"status_report progress_report on_schedule on_track on_plan as_planned according_to_plan milestone milestones completed to_date reporting_period next_report green week_ahead budget_spent percent_complete phase handover",
	calendar:
		"calendar january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday week term deadline due holiday closed opens",
	contacts:
		"directory phone_list contact_list telephone extension ext mobile reception list_of_participants participants attendees members deputy switchboard email office_hours",
	announcement:
		"pleased_to_announce delighted_to_announce appointment appointed joins_us takes_over takes_up succeeds successor retires retirement new_head new_director promoted will_lead welcome_her welcome_him effective_from we_congratulate joins formerly",
};
