/** How many rounds a test of random inputs makes: few by day, all in `npm run verify:all` (docs/contributing.md). */
export const rounds = ({day, night}: {day: number; night: number}): number =>
    process.env.NIGHTLY === '1' ? night : day
