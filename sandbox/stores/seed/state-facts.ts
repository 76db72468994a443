import type {Zone} from '../store'

type StateFacts = {
    /** How many of a thousand stores are here; most rent-to-own is in the south and the middle. */
    share: number
    areaCode: string
    timeZone: string
    zone: Zone
}

const facts = (share: number, areaCode: string, timeZone: string, zone: Zone): StateFacts => ({
    share,
    areaCode,
    timeZone: `America/${timeZone}`,
    zone
})

/** The states with stores. Minnesota and Wisconsin have none: an affiliate serves them [STORE-043]. */
export const stateFacts: Record<string, StateFacts> = {
    AL: facts(24, '205', 'Chicago', '1'),
    AR: facts(14, '501', 'Chicago', '1'),
    AZ: facts(24, '602', 'Phoenix', '2'),
    CA: facts(80, '213', 'Los_Angeles', '4'),
    CO: facts(12, '303', 'Denver', '3'),
    CT: facts(10, '203', 'New_York', '4'),
    DE: facts(7, '302', 'New_York', '3'),
    FL: facts(88, '305', 'New_York', '2'),
    GA: facts(52, '404', 'New_York', '1'),
    IA: facts(8, '515', 'Chicago', '2'),
    ID: facts(6, '208', 'Boise', '2'),
    IL: facts(30, '312', 'Chicago', '3'),
    IN: facts(32, '317', 'Indiana/Indianapolis', '2'),
    KS: facts(11, '316', 'Chicago', '2'),
    KY: facts(24, '502', 'New_York', '1'),
    LA: facts(26, '504', 'Chicago', '1'),
    MA: facts(13, '617', 'New_York', '4'),
    MD: facts(19, '410', 'New_York', '3'),
    ME: facts(7, '207', 'New_York', '3'),
    MI: facts(34, '313', 'Detroit', '2'),
    MO: facts(21, '314', 'Chicago', '2'),
    MS: facts(20, '601', 'Chicago', '1'),
    NC: facts(44, '704', 'New_York', '1'),
    NE: facts(5, '402', 'Chicago', '2'),
    NH: facts(6, '603', 'New_York', '3'),
    NJ: facts(17, '201', 'New_York', '4'),
    NM: facts(10, '505', 'Denver', '2'),
    NV: facts(12, '702', 'Los_Angeles', '3'),
    NY: facts(38, '212', 'New_York', '4'),
    OH: facts(62, '614', 'New_York', '2'),
    OK: facts(20, '405', 'Chicago', '1'),
    OR: facts(8, '503', 'Los_Angeles', '3'),
    PA: facts(44, '215', 'New_York', '3'),
    RI: facts(4, '401', 'New_York', '4'),
    SC: facts(28, '803', 'New_York', '1'),
    TN: facts(34, '615', 'Chicago', '1'),
    TX: facts(118, '214', 'Chicago', '2'),
    UT: facts(7, '801', 'Denver', '3'),
    VA: facts(32, '804', 'New_York', '2'),
    WA: facts(14, '206', 'Los_Angeles', '4'),
    WV: facts(11, '304', 'New_York', '1')
}

/** States with two time zones, roughly: the other one is west of this meridian. */
const westernTimes: Record<string, {west: number; timeZone: string}> = {
    FL: {west: -85.3, timeZone: 'America/Chicago'},
    TX: {west: -104.9, timeZone: 'America/Denver'},
    KY: {west: -86, timeZone: 'America/Chicago'},
    IN: {west: -87.2, timeZone: 'America/Chicago'}
}

export const timeZoneOf = (state: string, longitude: number): string => {
    const western = westernTimes[state]
    if (western && longitude < western.west) return western.timeZone
    // The east of Tennessee has New York's time.
    if (state === 'TN' && longitude > -85.3) return 'America/New_York'
    return stateFacts[state]?.timeZone ?? 'America/New_York'
}
