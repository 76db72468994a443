/** The settings in which the built shop runs (docs/operating.md). */
export const settings = ['one-server', 'several-servers', 'managed-runtime'] as const

export type Setting = (typeof settings)[number]

/**
 * Where tests attack the shop: in the built one, in the setting that SHOP_SETTING names (`npm run test:settings`); without
 * it in the process of the test, from the sources.
 */
export const setting: Setting | undefined = settings.find((one) => one === process.env.SHOP_SETTING)

/** The journeys that run in every setting: from the home page to the confirmation, and the account’s payments. */
export const journeysOfSettings = [
    'journeys/checkout/',
    'application-walk.spec',
    'approval/amount.spec',
    'account/account.spec',
    'account/signed-out.spec',
    'account/visits.spec'
] as const
