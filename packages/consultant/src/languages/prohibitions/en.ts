import type { Prohibitions } from "./prohibitions.ts";

export const en: Prohibitions = {
	forbidden:
		"does_not_permit do_not_permit doesn't_permit does_not_allow do_not_allow doesn't_allow don't_allow will_not_accept won't_accept not_acceptable nobody_is_to no_one_is_to forbids forbid prohibits prohibit bans outlaws forbidden prohibited banned off_limits off-limits off_the_table out_of_the_question ruled_out rules_out rules_it_out no-go no-gos red_line red_lines taboo untouchable sacred sacrosanct non-negotiable not_negotiable not_up_for hands_off under_no_circumstances on_no_account in_no_case must_not mustn't shall_not may_never must_never not_allowed not_permitted unacceptable not_an_option is_no_option is_not_to are_not_to not_for_sale deal-breaker dealbreaker without_consent without_the_consent without_approval nobody_touches no_one_touches not_happening breach_of out_of_bounds no_exceptions without_exception no_way veto vetoed set_in_stone not_in_question no_question_of not_part_of come_what_may refrain steer_clear isn't_up_for isn't_negotiable rules_this_out rules_that_out rules_them_out frozen_out forbid_it forbids_it prohibit_it prohibits_it rule_it_out forbid_this forbids_this forbid_that forbids_that not_allow_it hiring_freeze recruitment_freeze hiring_is_frozen what_i_will_not_do what_we_will_not_do what_i_won't_do what_we_won't_do i_will_not_have",
	bound: "contract contracts agreement agreements law statute permit licence lease treaty convention",
	permission:
		"may_not must_not mustn't shall_not cannot_be can't_be can_not_be is_not_to are_not_to isn't_to aren't_to not_to_be we_will_not we_won't they_will_not they_won't i_won't will_not_be won't_be refuse refuses we_don't_want we_do_not_want does_not_want not_going_to nobody_may no_one_may nothing_may",
	consent: "consent approval approved agreement signature permission",
	aside:
		"forget forgetting forgotten overlook underestimate* complain believe imagine deny surprised wonder go_on_like carry_on_like like_this like_that",
	unwanted:
		"i_don't_want_any i_don't_want_anyone i_don't_want_anybody i_don't_want_the i_don't_want_our i_do_not_want_any i_do_not_want_anyone i_do_not_want_anybody i_do_not_want_the i_do_not_want_our we_don't_want_any we_don't_want_anyone we_do_not_want_any we_do_not_want_anyone i_won't_have we_won't_have i_will_not_have we_will_not_have not_with_me nothing_doing won't_hear_of will_not_hear_of not_on_my_watch",
	unknown:
		"know knows knew known sure certain answered replied responded heard find found finds understand understands remember remembers not_yet yet no_idea can_tell can_say could_tell could_say",
	keeps:
		"stays stay remain remains keeps keep keeping kept continues continue continued holds stand stands retained preserved maintained leave leaves left runs survives survive carries_on carry_on lives_on honour* respected upheld sustained protected guaranteed secured survives",
	unchanged:
		"unchanged untouched unaffected intact unaltered as_is as_it_is as_they_are as_it_stands as_agreed as_before as_now as_today as_usual in_place in_force in_service in_operation in_use alone in_peace put same exactly where_it_is where_they_are the_way_it_is just_as on_site in-house in_house available open free here_to_stay up_and_running as_is set_in_stone on_offer at_the_same",
	touching:
		"raise raised raising raises increase* cut cuts cutting reduce* reducing reduction* lower* touch* tamper* change* changing alter* amend* modify* modified edit* move* moving shift* relocat* close* closing closure* shut* dismiss* fire fired sack* lay laid redundan* layoff* sell* sold sale give giving outsourc* offshor* privatis* stop* interrupt* suspend* paus* postpon* delay* extend* shorten* replac* remov* delet* drop* abolish* scrap* axe* hire* hiring recruit* take taking add* expand* weaken* relax* dilut* publish* shar* disclos* export* go_up going_up go_down budge* disturb* downgrad* charg* burden* downtime outage* switch* turn turned borrow* borrowing merg* reopen* renegotiat* force* skip* bypass* break breaking spend restructur* mess meddl* tinker* interfer* fiddl* rename* rewrit* rebuild* transfer* withdraw* halv* rais* scal* thin* compromis* shrink* shrunk downsiz* reduc*",
	spared:
		"price* fee fees fare fares tariff* rent rents premium* subscription* contribution* salar* wage* pension* job jobs post posts position* staff* headcount workforce employee* worker* volunteer* crew* redundan* layoff* overtime weekend* night nights sunday* evening* shift shifts holiday* hours service* standard* quality safety hygiene security privacy data record* archive* customer* patient* resident* member* pupil* child* tenant* passenger* access check checks check-in screening inspection* contract* agreement* warranty brand recipe* schema api interface* downtime outage* branch branches route* ward* licen* accredit* entitled supplier* trees heritage",
	strict: "may_not may_never must mustn't shall_not shall_never",
	never:
		"never no_day any_day no_single not_a_single a_single_day on_no_day at_no_time at_any_time not_once ever",
	always: "always every_time in_any_case in_all_cases without_fail",
	may: "may can can't cannot must mustn't should shouldn't shall could allowed have_to has_to need_to",
	will: "will won't going_to to_be ll shall",
	only: "only solely exclusively",
	none: "no never nothing zero without nobody none neither nor don't no_one",
	order: "leave keep hands don't do_not mind spare respect protect",
	emphasis:
		"either whatever promised promise in_writing ever not_even even_if at_all period full_stop principle law legally statutory union agreed guaranteed of_course mind_you obviously everyone everybody all come_what no_matter whatever_happens at_any ifs buts period end_of_story afterwards again",
	terms:
		"condition conditions provided providing on_condition as_long_as only_if limit limits rules rule terms one_thing two_things constraint* boundar* requirement* negotiable insist* demand* ask asks",
};
