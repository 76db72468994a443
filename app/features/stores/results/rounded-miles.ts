/** Miles with one decimal, as far as the platform knows them [STORE-013]. */
export const roundedMiles = (distance: number): number => Math.round(distance * 10) / 10
