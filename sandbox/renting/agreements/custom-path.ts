/** A call of the retailer's own. [API-003] */
export const customPath = <Api extends string, Name extends string>(api: Api, name: Name) =>
    `/custom/${api}/v1/organizations/:organizationId/${name}` as const

/** For what is the same for everybody. */
export const readScope = 'c_homeward'

/** For whatever is somebody's own, reading too: a token that many share has it not. */
export const ownScope = 'c_homeward.rw'
