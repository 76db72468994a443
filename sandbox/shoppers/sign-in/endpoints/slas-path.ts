export const slasPath = '/shopper/auth/v1/organizations/:organizationId/oauth2'
