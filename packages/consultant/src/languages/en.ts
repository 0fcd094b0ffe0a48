import type { CueWords } from "./cue-words.ts";

export const en: CueWords = {
	function:
		"a an the this that these those and or but nor so as at by for from in into of off on onto out over per since than then to under until up upon with within without about after again against all also although always am any are be because been before being between both can cannot could did do does doing done down during each either else ever every few had has have having he her here hers him his how i if is it its itself just like many may me might more most much must my neither no not now once one only other our ours own same several shall she should some still such their theirs them themselves there they though through thus together too two us very was we were what when where whether which while who whom whose why will would yes yet you your it's don't can't doesn't didn't isn't aren't won't we're they're i'm that's there's nobody nothing none never across throughout among amongst along per via",
	lack: "no not nobody no_one none nothing never neither nor without lack* missing vacant empty unfilled unread unclear unknown undefined unsigned untrained unpaid absent short_of shortage* too_few too_little not_enough insufficient barely hardly rarely seldom cannot can't couldn't don't doesn't didn't isn't aren't won't wasn't weren't hasn't haven't hadn't n't outdated expired lapsed lapse* unable incomplete inconsistent unavailable ignored forgotten skipped only fewer scarce gap* overloaded unplanned unwritten undocumented unowned unstaffed nowhere otherwise unused obsolete understaffed short-staffed unanswered unresolved unreported unaware unchecked untested unlabelled no_longer yet_to illegible unreachable unusable scrapped abolished discontinued disbanded phased_out went_unfilled",
	trouble:
		"late delay* wrong fault* fail* failure* complain* complaint* lose loses losing lost loss losses penalt* fine fines fined overrun* exceed* damage* refund* fell fall* drop* dropped declin* worse worsen* slow slower slowly queue* backlog* error* rework* stop* outage* wait* cancel* churn* leave leaves leaving overdue red broke broken breaks breakdown* defect* reject* shortfall* miss misses missed overspend* over_budget over_plan behind_schedule behind_plan problem* trouble* unhappy dissatisf* escalat* incident* accident* injur* claim* dispute* threat* terminat* disappoint* drift* downtime scrap returns returned poor poorly bad badly low stuck stall* struggl* down rising rose rises costly expensive too_high too_long too_slow too_late incorrect mistake* open overtime sick* absence* leaver* resign* turnover attrition frustrat* angry anger upset congest* leak* crash* lawsuit* breach* violation* deficit* lag lags lagging neglected burnout",
	causal:
		"because since due_to owing_to thanks_to as_a_result therefore hence so_that that_is_why which_is_why this_is_why cause* caused_by reason* result_of results_from result_in lead* leads_to led_to means meaning explains explain* drives driven_by depend* depends_on comes_from stem* behind",
	incentive:
		"paid_per pays_per pays_us_per pays_them_per paid_by_the_piece paid_by_the_hour paid_by_the_job paid_by_volume paid_by_weight scored_on score_on judged_on judged_by_how marked_on measured_on measured_by rewarded_for rewards_only rated_on graded_on appraised_on bonus_for bonus_on bonus_depends bonus_hangs commission_on commission_for piece_rate piece_rates piecework",
	arrangement:
		"every_*_weeks every_*_months every_weeks every_months reports_to paid_per pays_per waits_for wait_for types_in typed_in retyped manual* by_hand spreadsheet* excel whiteboard paper e-mail* separate* alone own each every different two three several local shared central* still old older new since until ever retired left closed removed deleted cut moved reorgani* measured_by paid_by bonus* belongs_to decided decides depends approve* approval* sign signs signed signing signature* sign-off booked signed contract* contractor* supplier* vendor* rule* polic* process* procedure* handover* meets meeting once_a in_practice in_theory by_phone by_email copied copies typed re-typed retyped entered twice trained training knows know_how access system* software tool* version* interface* export* import* standard* format* list lists listed template* checklist* guideline* priorit* target_for designed_for made_for meant_for built_for change_request* queue waits before_anyone one_person single part-time night* shift* rota overnight weekly monthly agency temporary probation pays pay_more salary salaries wage* price_per fixed_price lead_time made_to_order spare* stock budget_for freeze frozen postponed cancelled distributed informal nobody's ownership capacity certificat* licen* permit* machine* pump* line tolerance calibrat* maintenance since_the_move silo* bottleneck* workaround* legacy outsourced inherited hand-off* ad_hoc from_memory by_memory by_eye habit rule_of_thumb duplicat* conflicting competing incentive* commission* per_visit per_unit per_head measured_on judged_by rewarded steering committee* budget_holder cost_centre deputy stand-in only_when only_once only_after not_until before_anybody before_anything go_through goes_through go_via goes_via passes_through pass_through across_the_desk shuts closes opens opening_hours assumed assumes assuming takes_turns first_come order_of_arrival the_same_person",
	target:
		"target* goal* aim* objective* want wants wanted should_reach must_reach to_reach back_to bring_down get_to down_to we_need required requires standard_is stands_at_target should_be ambition commit commits committed commitment* promised agreed_level by_the_end_of no_more_than at_least ask asks asked expects wish your_wish our_wish i_want we_want",
	limit:
		"voted awarded allotted secured obtained prised squeezed wangled stumped_up chipped_in sponsors fund_it will_go_to they_will_go_to they'll_go_to we'll_go_to can_go_to willing_to_spend prepared_to_spend can_spare could_spare all_in scraped_together aside signed_off_on stretch_to to_play_with to_work_with set_aside earmarked ring-fenced ringfenced pot purse kitty granted pledged allocated the_lot all_there_is what_there_is all_we_have not_a_cent at_most maximum max cap capped ceiling budget* up_to not_more no_more_than not_a_penny no_other_money can_spend may_spend can_find available released approved approval_for out_of_reserve* from_reserve* from_the_reserve* in_reserve envelope spend spending contingency limit* limited_to must_not must_be gives_us give_us gave_us uncommitted unallocated",
	ceiling:
		"take_it_or_leave_it devil_a come_back_for back_for_more ask_for_more asking_for_more cent_beyond penny_beyond beyond_it past_that no_further won't_go_higher not_go_higher go_any_higher very_most not_a_bean not_a_dime not_a_quid not_a_euro_more it_stops_there that's_where_it_stops when_it's_spent there_is_no_more there's_no_more no_second topped_up fixed_sum firm_figure final_figure everything_included all_included all-in all_in a_lid lid_on put_a_lid pay_for_everything cover_everything has_to_cover must_cover stay_under stay_below stay_within keep_under not_more there_won't there_will_be_no nothing_else be_no_more empty_after the_end_of_it end_of_story that_is_it that's_it that_is_all that's_all is_all is_everything no_more_money no_further_money no_extra_money no_top-up no_top-ups sign_beyond go_beyond above_that beyond_that over_that more_than_that not_a_dollar not_a_pound not_a_euro not_a_cent_more nothing_on_top is_the_limit is_our_limit the_limit_is at_the_outside your_lot draw_the_line drawn_the_line will_have_to_do has_to_do_it the_lot all_there_is what_there_is all_we_have all_i_have not_a_cent not_a_penny no_other_money tops ceiling capped cap hard_limit and_no_more and_not_more nothing_more not_one_more can_carry cannot_exceed must_not_exceed may_not_exceed not_be_exceeded not_exceed no_overrun nothing_over nothing_above anything_over anything_above can't_spend cannot_spend can_spend may_spend can_afford can't_afford can_find won't_approve not_approve won't_spend all_the_money and_that's_it the_most_we no_more that's_everything that_is_everything everything_in anything_above_that everything_above_that no_more_funds no_further_funds gone_it's_gone gone_is_gone once_it_is_gone that's_it thats_it that's_all_there_is thats_all_there_is caps_the caps_our caps_new is_capped",
	option:
		"option* proposal* propose* idea* suggest* suggestion* offer* recommend* recommendation* quotation* quoted quote variant* alternative* pilot pilots piloting trial* could roll_out rollout action* next_step* plan_b would_rather instead either scenario* on_the_table considered under_discussion quick_win* initiative* remedy remed* tried tries piloted would_cost would_take would_bring",
	expiry:
		"takes_effect take_effect in_force into_force applies_from apply_from is_up runs_out run_out expires expire ends lapses renewal renewed comes_up up_for cut-off end_of_life go-live",
	risk: "risk* might may_fail may_lose may_leave it_may might_not threat* danger* worr* concern* could_fail exposure if_we in_case uncertain* walk_away unless",
	past: "ago last_year last_quarter last_month previous* before was were used_to formerly earlier once then until compared against in_2019 in_2020 in_2021 in_2022 in_2023 back_then historically",
	now: "today now currently at_present at_the_moment stands_at we're_at we_are_at is_at are_at this_year this_month this_quarter so_far reached came_in presently meanwhile on_average at_the_end_of as_of latest actual year_to_date ytd",
	mean: "on_average average averages in_the_mean",
	says: "says said say claims claimed according reports reported states stated told tells thinks believes reckons estimates estimated argues insists writes wrote report sheet assumes records show shows gives noted notes confirms confirmed replied replies answered reply quoted per_the alleges maintains assures assured",
	source:
		"log logs records register registry audit inspection survey count counts statistics dashboard table tally ledger return timesheet timesheets minutes certificate certifies meter meters counter sensor gps report",
	asserts:
		"claims claimed claim maintains maintained insists insisted declares declared assures assured promises promised promise swears swore asserts concludes concluded announces announced records recorded notes noted mentions mentioned lists listed puts_it puts_the calls called names praises praised emphasises stresses denies denied admits admitted replied replies answers answered rang wrote writes informs informed advises advised according per by_its on_paper officially brochure website leaflet poster handbook manual contract agreement lease statute by-law policy permit tender specification invoice letter notice memo minutes plan schedule timetable certificate licence rota told was_told we_were_told heard apparently supposedly",
	falling:
		"fell fall falls falling fallen dropped drops decreased decreases declined declines sank sunk shrank shrunk gone_down went_down down_by worsened",
	finds:
		"found finds find counted counts measured timed timing observed saw seen noticed recorded photographed has_been_seen shows showed showing gives gave puts_it reveals revealed listed lists turned_up tracked logged reads measured own_figures own_count own_sheet own_data our_own spot_check sample samples check checks walked visited inspector auditor tracker tracking book file system_says states_that",
	we: "we our us ours",
	loss: "agency_cover agency_spend agency_cost* express_freight air_freight paid_us_*_less paid_us_*_*_less pays_us_*_less cost* wrote_off no_longer_get we_are_short_of we're_short_of no_longer_gets no_longer_receive no_longer_receives no_longer_earn miss_out missed_out penalt* fine fines damages refund* lost lose loses losing loss losses over_plan over_budget compensation surcharge* write-off* written_off claims fee* overtime re-deliver* waste* wasted extra_cost* scrap spent overspend* liquidated_damages forgone shortfall* withheld docked deducted demurrage charge_us charges_us charged_us write-down* credits_paid paid_out service_credit* rebate* idle thrown_away binned scrapped down_the_drain spoilt spoiled unsold uncollected not_collected cost_us below_plan under_plan short_of_plan a_hole not_received",
	gain: "uplift extra_margin additional_margin additional_income extra_income increase_in_revenue increase_in_margin save saves saved saving* benefit* gain* halve* halved earn* worth would_bring brings avoid* avoided cut reduce* reduction* profit* payback pays_back improve* additional_revenue",
	owner:
		"look_after takes_on take_on takes_over will_look picks_up looks_into owns own owner* responsible leads lead lead_by in_charge answers_for answer_for accountable signs chair* head_of manager director sponsor* runs looks_after takes_care coordinator approved_by decides assigned",
	business:
		"customer* client* tenant* patient* guest* passenger* user* supplier* contract* order* invoice* deliver* product* service* sales revenue margin cost* budget* staff employee* team* department* manager* project* system* software data process* warehouse* plant* factory line site* branch* office* market* price* quality complaint* stock inventory supplier* regulator* audit* licen* board council ministry hospital school* shop* store* vendor* contractor* technician* engineer* agent* planner* shift* capacity maintenance incident* risk* target* kpi* report* meeting* committee* director* recruit* vacanc* post posts training compliance tender* payment* claim* portfolio program* applicant* case cases",
	well: "fine complete all always in_order on_track on_time available reachable done finished resolved fixed calibrated recalibrated correct good satisfied trained in_place up_to_date working works ok certified full closed recovered operational secured tested both whole every each entire running normally as_normal",
	linking:
		"is are was were be been being has had have at of to by in on for from reached reaches reach stands stand stood came come comes amounts amounted about around roughly nearly almost only over under above below between currently now today still we our the a an it that which this last so far year run runs lasts takes took takes_place rose fell dropped grew went up down against and or with per total equal set as than less more most least within their its",
	anaphor: "it they them their this these those that he she its such both there then so here which who",
	leaning: "they them these those",
	thenThere: "then",
	address:
		"i i'm i've i'd i'll me my you your please somebody let's ask asked thanks thank hello dear sorry anyone apologies myself folks everyone guys",
	formality:
		"for_the_record be_minuted the_minutes minutes_approved minutes_of_the minutes_were adjourned quorum agenda apologies excused seconded unanimously is_attached are_attached find_attached attached_is attached_are attachment attachments enclosed enclosure enclosures regards sincerely draft proofread confidential next_meeting previous_minutes minutes_taken vote_taken no_vote for_discussion to_be_discussed not_to_be_discussed not_for_circulation for_circulation for_your_information notes_by compiled_by written_by reviewed_by approved_as carried_unanimously motion",
	statedReason:
		"the_main_reason main_reason_is reason_is reason_was reason_for_this reason_for_that reason_for_it one_reason another_reason the_root_cause root_cause_is the_cause_is the_main_cause main_cause_is this_is_because that_is_because that's_because it's_because it_is_because comes_down_to",
	asksWhy: "asks_why ask_why asked_why wonders_why wondered_why wants_to_know_why wanted_to_know_why",
	gist: "tl_dr tldr short_answer long_answer in_short in_brief in_a_nutshell to_sum_up bottom_line in_one_sentence long_story_short the_point_is the_problem_is the_issue_is the_trouble_is executive_summary at_a_glance",
	free: "no_investment zero_euros zero_pounds zero_dollars zero_francs costs_nothing cost_nothing free_of_charge at_no_cost no_cost for_free gratis no_charge without_charge no_extra_cost no_additional_cost no_outlay without_outlay no_purchase no_extra_money zero_cost no_spend costs_us_nothing at_zero_cost nothing_to_pay nothing_to_buy costs_us_no_money costs_no_money and_no_money no_costs",
	rival: "offer offers quote quotes bid bids variant variants alternative alternatives",
	filled: "filled staffed occupied manned",
	opening:
		"and_then then so anyway okay also but another_thing the_other_thing first second third one two three who what_can what_we",
	same: "same identical",
	latest: "last latest most_recent most_recently frozen unchanged locked",
	every: "all every each both",
	whole: "whole entire",
	recommended:
		"recommend* favoured favored preferred advisable advise advises advised in_favour_of in_favor_of best_option first_choice",
	advisedAgainst:
		"advise_against advises_against advised_against recommend_against recommends_against recommended_against discouraged we_reject was_rejected were_rejected been_rejected ruled_out out_of_the_question off_the_table turned_down not_an_option is_no_option inadvisable",
	negation:
		"not no never nobody neither nor cannot can't don't doesn't didn't won't wouldn't isn't aren't wasn't weren't hardly against nothing none",
	adversative: "but however although though except",
	usual:
		"normal normally usual usually planned standard expected instead_of against versus vs compared_with compared_to",
	opposite:
		"the_opposite the_contrary the_reverse a_different_story another_story say_otherwise says_otherwise said_otherwise show_otherwise shows_otherwise suggest_otherwise suggests_otherwise tell_otherwise tells_otherwise",
	objects:
		"i_disagree we_disagree i_do_not_believe i_don't_believe doesn't_buy don't_buy does_not_buy not_convinced isn't_convinced disagrees disagreed contradicts contradicted denies denied disputes disputed_by objects_that objected contests red_herring not_true that_is_not_correct that's_not_correct that_is_not_right that's_not_right untrue nonsense on_the_contrary refutes refuted rebuts nothing_to_do_with doubts cant_both can't_both cannot_both not_the_issue not_the_problem not_the_cause not_the_reason the_opposite the_contrary the_reverse a_different_story another_story",
	counters:
		"however though although whereas yet nevertheless on_the_other_hand by_contrast in_contrast in_fact",
	differently:
		"not_quite_what not_what_i not_what_we not_how_i see_it_differently sees_it_differently remember_it_differently i_don't_think_so i_disagree we_disagree don't_agree_with that's_not_what not_my_count different_numbers other_numbers a_different_figure",
	disagree:
		"don't_match doesn't_match do_not_match does_not_match didn't_match not_match don't_agree doesn't_agree do_not_agree does_not_agree disagree don't_add_up doesn't_add_up do_not_add_up does_not_add_up don't_tally doesn't_tally do_not_tally don't_square doesn't_square don't_fit doesn't_fit do_not_fit don't_go_together can't_both cannot_both both_can't both_cannot contradict contradicts contradictory contradiction inconsistent at_odds",
	accounts:
		"numbers figures accounts versions statements counts totals amounts dates stories reports records two both these",
	whichHolds:
		"which_is_right which_is_correct which_one_is which_figure which_number which_of_them which_of_the_two which_version which_holds who_is_right one_of_them_must one_of_the_two_must one_of_them_is_wrong one_of_the_two_is_wrong one_must_be_wrong one_is_wrong one_has_to_be_wrong somebody_is_wrong someone_is_wrong",
	condition: "if unless otherwise or_else failing_that failing_which provided_that in_case",
	praise:
		"all_good all_fine all_well no_complaints no_complaint nothing_to_complain very_happy_with quite_happy_with happy_with satisfied_with fine_by_me works_well runs_well",
	department:
		"nursing medicine pharmacy ward* laborator* lab admissions reception kitchen care dev mt accounting accounts admin* audit board business committee communications compliance consulting contractor* control* council crew customer* data delivery department* design desk development digital division engineering estates everybody everyone external facilities finance group head helpdesk hr human internal it law legal logistics maintenance management marketing nobody none office open operation* ops organi* pending people personnel planning plant procurement product* project* purchasing quality registry research resources risk* safety sales security service* shop site staff steering store* strategy supplier* supply support tbc tbd team* technical technology training treasury unassigned unit vacant various vendor* warehouse works workshop",
	post: "manager director engineer foreman forewoman supervisor nurse matron planner buyer clerk coordinator technician controller accountant treasurer secretary chairman chairwoman chairperson headteacher principal caretaker dispatcher steward warden librarian curator inspector dean registrar superintendent captain mayor councillor colleague vet pharmacist storekeeper electrician",
	columns: {
		owner:
			"resp resp. dri poc point_of_contact contact contact_person owner* owned_by lead leads leader led_by responsib* accountable assignee assigned* in_charge person_in_charge handled_by",
		who: "who",
		what: "what description",
	},
	changing: "fell fallen dropped drop rose risen rise grew grown cut declin* increas* decreas* reduc*",
	trial: "pilot* trial* tried test tests tested",
	funded:
		"grant grants subsidy subsidies subsidise* subsidize* donate donates donated donation* sponsor* contribute contributes contributed contribution* chip_in chips_in chipped_in puts_in match-fund* match_funding matched_funding co-fund* co-financ* crowdfund* fundraising bequest legacy insurance_pays insurance_paid insurance_would_pay insurance_will_pay insurance_covers insurance_payout insurer_pays insurer_paid insurer_will_pay insurer_would_pay insurer_covers insurers_pay insurers_paid payout towards_it towards_the",
	lent: "loan loans overdraft lend lends lent borrow borrows borrowed",
	savings:
		"put_aside set_aside put_by put_away saved_up have_saved in_savings our_savings own_savings savings_account reserves reserve_fund in_reserve in_the_reserve own_money in_the_bank in_the_kitty in_the_pot nest_egg rainy-day",
	paidByOthers: "deposit deposits down_payment",
	costs: "costs would_cost will_cost could_cost might_cost",
	would: "would will could might",
	bearing: "us me them",
	another: "a an another new second third additional",
	grants:
		"gives give gave grants granted approves approved releases released allows authorises authorised authorizes authorized",
	priced:
		"cost costs price priced prices quote quotes quoted quotation want wants ask asks offer offers roll_out one-off invest*",
	paper:
		"plan plans draft drafts proposal proposals offer offers quote quotes quotation quotations answer answers reply replies decision decisions report reports concept outline comments feedback presentation paper memo estimate schedule timetable business_case",
	tariff: "price prices tariff tariffs fee fees rate rates charge charges rent levy surcharge premium",
	inspection:
		"inspector inspectors inspection inspections auditor auditors audit re-audit accreditation re-accreditation assessor assessors assessment examiner examiners surveyor re-certification recertification",
	granted:
		"allow allows allowed tolerate tolerates tolerated permits permitted stipulate* agreed signed_for signed_up_to signed_up_for lays_down laid_down contractual* guaranteed pledged prescribe* acceptable in_the_contract in_our_contract by_contract contract_says contract_provides specification specified set_ourselves set_myself set_themselves",
	agreement:
		"agreement* contract* charter* sla slas service_level licence license permit accreditation certification standard standards guideline* directive* regulation* statute covenant tender specification",
	wanting:
		"wants want expects expect asks demands demand aims aim requires require insists insist set hold holds",
	lasting: "as_long_as while until",
	when: "when whenever where before_anybody before_anyone before_somebody before_someone",
	relative: "which who whose that",
	whatToDo:
		"what_do_we_do what_can_be_done what_could_be_done what_to_do what_can_we_do what_should_we_do what_could_we_do what_are_we_going_to_do what_now what_next any_ideas what_are_the_options how_do_we_fix what_do_you_propose what_do_you_suggest what_do_you_intend what_are_your_plans what_will_you_do what_are_you_going have_you_thought have_you_got_in_mind what_are_we_proposing what_do_we_propose what_are_we_suggesting what_do_we_suggest what_are_you_proposing what_is_the_proposal",
	reason: "because",
	reasonBehindComma: "since",
	remainder: "other others misc miscellaneous",
	worst: "worst",
	consequence: "therefore as_a_result hence that_is_why which_is_why this_is_why consequently so_that",
	once: "once",
	partOfDay: "morning evening night",
	timing: "year years month months week weeks day days quarter ago average mean alone late latest",
	variant: "option variant alternative scenario",
	numbered: "measure proposal",
	joining: "but although though",
	farewell: "kind_regards best_regards regards best cheers thanks many_thanks",
	must: "aim_for aiming must has_to have_to needs_to need_to is_to are_to ought_to should want wants will_be we'll_be we'd_be they'll_be they'd_be it'll_be goal target aim wanted",
	polite: "please kindly pls rsvp let_us_know let_me_know register sign_up",
	done: "ready done finished complete completed in_place live up_and_running running working works fixed sorted resolved solved gone like_to insist insists need needs",
	valid: "valid good_for covered guaranteed",
	request: "to please pls you can_you could_you",
	byThen:
		"by_then by_that_date by_that_day by_that_time before_then until_then in_time_for_that as_of_that_date at_that_date by_that_deadline",
	beforeThat: "before_that before_this before_it ahead_of_that prior_to_that beforehand in_time_for_it",
	thatDay:
		"then on_that_day on_that_date that_day that_morning at_that_point at_that_time from_that_day from_then from_that_date as_of_then",
	ready:
		"ready done finished complete completed in_place live up_and_running running working works fixed sorted resolved solved gone installed delivered trained signed available at_zero back_to back_at down_to back_under back_below on_time cleared met settled visible noticeable tangible",
	mustBe: "must should has_to have_to needs_to need_to ought_to",
	exceeding: "exceed* above over more_than beyond pass passes",
	better:
		"on_time punctual* availab* satisf* uptime yield utilis* utiliz* coverage occupancy margin output throughput collected attendance retention retained approval conversion valid",
	worse:
		"gave_notice given_notice throw_away throws_away thrown_away late lateness delay* sick* absen* reject* loss* lost churn* turnover complain* error* fault* defect* waste wasted scrap accident* injur* cancel* no-show* no-shows overdue backlog downtime outage* fail* vacan* wait waiting overtime dropout* fluctuation leak* misse* mistake*",
	duty: "will shall should must need needs",
	nextSteps:
		"who_does_what work_under_way already_under_way already_in_hand already_given already_started given_out handed_out assigned assignments action_points commitments follow_up follow_ups follow-ups tasks next_step next_steps action actions to-do todo to_do directed agreed",
	ordinal: "next last first second new third fourth fifth sixth",
	wrong:
		"complain* complaint* lose loses losing lost loss losses late later_than_promised delay* overdue behind_schedule behind_plan overrun* over_budget over_plan overspen* wrong wrongly incorrect error* mistake* fail fails failed failing failure* fault faults faulty broke broken breakdown* break_down breaks_down out_of_order defect* rejected rejects scrap rework* waste wasted wastes wasting penalt* fined backlog* queues waiting waits outage* downtime idle cancelled cancellations churn* quit quits quitting leaver* resigned resignation* unhappy dissatisf* angry annoyed frustrat* upset disappoint* missed misses missing shortage* short_of understaffed short-staffed too_late too_slow too_long too_high too_low too_few too_many too_much too_little too_expensive suffer* struggl* problem* trouble* accident* injur* incident* theft* stolen damage* decline* declining fell falling shrink* shrank shrunk worse worsen* worst poor poorly bad badly deficit* lawsuit* sued breach* violation* shortfall* attrition staff_turnover crash* leak* down_by is_down are_down been_down walk_away walked_away walking_away gone_wrong goes_wrong went_wrong goes_missing eating_us costs_us cost_us costing_us bleed* stuck stalled stalls standstill unusable unreliable illegible outdated out_of_date chaos chaotic mess nightmare doesn't_work don't_work not_work not_working vacant unfilled unpaid unanswered unread unsold empty obsolete overload* overwork* exhausted burnout no-shows disput* escalat* comes_back come_back came_back sent_back double-booked duplicat* re-type* retyp* nobody no_one slow slower slump* squeez* threaten* risk_of_losing leave_us left_us drop_out drops_out dropped dropping bottleneck* write-off* written_off waited refunded too_small too_big too_far too_short too_old too_often too_rarely too_complicated too_hot too_cold too_dirty unsafe unfinished unreachable unaware untrained neglect* dropped_out running_out ran_out run_out stand_idle stands_idle stood_still sends_back send_back returned_by goes_unanswered go_unanswered cannot_find can't_find cannot_reach out_of_stock over_run overrunning grievance* concern* breaches irregularit* discrepanc* inaccura* misdirect* lost_time no_longer_works hate hates in_the_red below_target below_plan below_the behind_target above_the_limit warning_letter vandal* leakage* flooded rust* rotten mould* dirty open_finding* open_issue* audit_finding* non-conformit* breaking broken_again not_turn_up didn't_turn_up no_record_of never_came never_arrived third_time nonstop non-stop is_dead printer's_dead ringing_nonstop rings_off jammed backed_up piling_up pile_up piled_up turned_away turn_away turning_away hand_in_their handed_in_their hand_in_notice not_ready refused no_longer were_bare run_dry walked_out shut_down for_lack thrown_away throw_away binned unhappily missing_from vanish* disappear* gave_up give_up unable",
	rule: "must_be must_not must_always shall may_be may_not we_may please permitted allowed forbidden prohibited required_to liable liability entitled reserve_the_right will_be if should_you in_case_of in_the_event whenever do_not don't_miss don't_forget never_miss ensure make_sure avoid avoids prevent prevents protects protect guarantee* warranty subject_to is_charged are_charged be_charged is_payable applies apply_to shall_not can_be covers excluded excludes deadline_for will_result may_result can_result charged_for should_the contact any_problem* any_question* report_any at_the_latest",
	without: "without zero",
	agreed:
		"fixed guaranteed guarantee warranty warranted contract lease term commitment deal subscription licence",
	during: "for over",
	added: "plus plus_another another additional additionally in_addition on_top extra further",
	total:
		"in_total total altogether all_in together sum that_is that's that_makes makes full_cost full_amount overall combined sum_total grand_total",
	partOf: "of_which of_that of_this of_these including incl thereof",
	notice: "ahead in_advance earlier beforehand notice",
	toLevel: "to",
	notBesides:
		"of_which including incl thereof gross net vat penalt* fine list_price normally last_year previously formerly was were would_have",
	atPrice: "at",
	oneOff: "once one-off one_off one-time one_time single_payment",
	season:
		"winter winters summer spring autumn season seasons campaign campaigns school_year academic_year harvest vintage",
	orElse: "or alternatively instead otherwise",
	buying: "buy buying purchase purchased bought",
	hiring: "rent renting rented hire hiring hired lease leasing leased rental",
	mostly:
		"most mostly mainly chiefly largely predominantly primarily particularly especially above_all nearly_all almost_all nearly_every worst majority bulk half two_thirds three_quarters concentrated clustered",
	happens:
		"happen happens happened occur occurs occurred arise arises arose come_from comes_from came_from come_in comes_in is_at is_in is_on is_from are_at are_in are_on are_from was_at was_in was_on was_from were_at were_in were_on were_from originate originates reported_by reported_from found_in found_at seen_in seen_at",
	afflicts: "affects affected concern concerns concerned hits hit_hardest hardest_hit",
	threatens:
		"threatens threaten look_elsewhere looking_elsewhere go_elsewhere threatened threatening talks_of talking_of talk_of considering considers",
	failing:
		"otherwise if_not or_else failing_that if_this_goes_on if_this_continues if_we_fail if_nothing_changes",
	there: "there",
	takesAway:
		"close closes closing shut withdraw* revoke* revoking cancel cancelling terminate terminates terminating leave leaving sue suing delist* walk_away take_back takes_back taking_back pull_out lose loses losing fine penalise* strip strips suspend* go_elsewhere look_elsewhere looking_elsewhere",
	might: "may might could",
	headings: {
		problem:
			"problem* issue* situation what_happened impact* consequence* effect* symptom* complaint* status state pain why_this where_we_are background_problem challenge* summary customer_voice what_tenants what_customers",
		cause:
			"cause* root_cause* finding* analysis why reason* observation* notes what_is_in_the_way obstacle* blocker* contributing diagnosis how_a how_it how_work people organisation organization process* material* who_answers what_we_found weakness* difficulties challenges lessons deviation* what_we_see what_we_saw what_we_have_seen what_we_observed what_we_noticed what_struck what_went_wrong what_goes_wrong what_is_wrong pain_points bottleneck* interview* what_people_say what_others_say voices what_makes what_causes what_is_behind what_slows what_holds_us how_come to_what_do_you_attribute what_do_you_think_causes what_do_you_put_it",
		option:
			"option* proposal* idea* suggestion* action* measure* recommendation* next_step* what_could what_people_suggest way_forward ways_forward alternative* offers variant* remedies solution* to_do todo plan way ways choice* possibilit* lever* what_can what_should what_would what_to_do on_the_table what_i'd_do what_we'd_do ways_out is_proposed are_proposed we_propose proposed suggested courses could_be_done could_do can_be_done can_do might_do to_be_done to_choose choose_from choose_between proposals on_offer could_try can_offer can_put might_try could_help would_help we_might fixes ways_to what_might options ask_for next_moves initiatives interventions counter-measures countermeasures would_do would_try would_suggest i'd_put we'd_put i_would_put would_be_possible are_possible could_imagine",
		target: "target* goal* aim* objective* success ambition* wanted outcome*",
		limit:
			"means resources what_it_may_cost may_cost can_cost available ground_rule framework_conditions terms_of limit* constraint* budget* money money_and_dates conditions frame framework boundary scope funding must_not must_never no-go* red_line* restriction* not_allowed off_limits cap ceiling guardrail* ground_rules rules_of_the_game boundaries givens non-negotiable*",
		risk: "risk* worries what_worries concern* threat* dependencies",
		context:
			"any_other_business aob announcements housekeeping apologies context participants present attendees agenda annex appendix about timeline chronology distribution contact imprint",
		well: "went_well goes_well go_well gone_well worked_well work_well what_worked what_works strengths positives successes good_news",
		people:
			"duties who_is who's_got who's_doing who_has_what who_takes assignments who_does who_is_doing responsible responsibilit* roles ownership_of owners",
		refuted:
			"myth myths ruled_out not_the_cause not_the_causes not_causes not_the_reason what_it_is_not what_it_isn't what_we_thought we_think_but believed_but believe_but think_but excluded_causes discarded_explanations refuted disproved debunked",
		open: "open_question* open_points unanswered to_clarify to_be_clarified not_yet_clear",
	},
	topics: {
		market:
			"market markets marketplace* demand segment* industry trend* high_season low_season peak_season econom* inflation volume* prices price recruit* pay_gap vacanc*",
		competitor:
			"competitor* competition competing rival* market_share incumbent* offshore neighbour* neighbor* another_provider other_suppliers",
		culture:
			"language* translat* cultur* bilingual dialect* in_english in_german in_french mother_tongue interpreter*",
		buyer:
			"customer* buyer* client* user* guest* tenant* passenger* patient* resident* complain* satisf* loyal* churn* marketplace reader*",
		law: "law* legal* regulat* compliance gdpr permit* licen* certif* tax* directive* union* works_council ombudsman inspection notice statut* court authority agency",
		supplier:
			"supplier* vendor* contractor* yard manufacturer* maker agency sole_supplier single_source merchant",
		substitute: "instead alternative* substitute* replace* switch* in-house themselves do_without",
		entry: "newcomer* start-up* startup* new_entrant* enters entering new_provider*",
	},
};
