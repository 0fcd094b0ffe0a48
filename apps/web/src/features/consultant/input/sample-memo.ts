/** A memo to try the consultant with: causes, numbers, a contradiction and some gaps, as memos have them. */
export const sampleMemo = `Memo to the management board: why Iberia loses customers

Our Iberian parcel business lost 18 percent of its small and medium customers in the last four quarters. Revenue fell by EUR 4.2 million. The board asks for a plan until the end of June and a budget of at most EUR 6 million.

Customers leave because deliveries arrive late. In the second half of the year only 83 percent of parcels arrived on the promised day; the contract says 96 percent. Deliveries arrive late because the Zaragoza hub sorts parcels by hand after 10 p.m. The hub sorts by hand because its sorting line was built for 40,000 parcels a night and now gets 61,000. Capacity was not extended because the investment was postponed twice after the budget freeze of 2023.

Returns are a second reason. A return costs us EUR 7.80 on average, and customers wait 11 days for the credit note, since returns are booked in a separate system that nobody has connected to billing.

Finance puts our market share in Iberia at 14 percent. The sales team puts our market share in Iberia at 22 percent.

Two competitors opened lockers in Madrid and Valencia and promise delivery within 24 hours. In our survey most customers said that a reliable delivery day matters more to them than the price. However, the largest ten accounts renewed their contracts, and they complain about prices rather than about delays.

New customs rules for parcels from the Canary Islands apply from January. The works council must agree to any change of night shifts.
`;
