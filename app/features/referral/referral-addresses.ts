export const referralPath = '/refer-a-friend/referral'
export const advocatePath = '/advocate'
