export type Clock = () => Date

export type SettableClock = {
    now: Clock
    /** From now on it is this moment, and time goes on from there; undefined returns to the real time. */
    set: (moment: Date | undefined) => void
}

/** A clock that can be put forward and back, so that tokens run out and stores close while one watches. */
export const settableClock = (real: Clock): SettableClock => {
    let shift = 0
    return {
        now: () => new Date(real().getTime() + shift),
        set: (moment) => {
            shift = moment ? moment.getTime() - real().getTime() : 0
        }
    }
}
