import type {Commerce} from './client'

/** Somebody who wants to hear from the shop; the form says where they said so [API-042]. */
export type Lead = {
    email: string
    storeNumber?: string
    /** Which form it came from. */
    formGUID: string
    /** The same message counts once, however often it is sent. */
    messageId: string
}

/** Sends a lead through our own server, which checks and counts it. Rejects with a CommerceError. */
export const sendLead = async (
    commerce: Commerce,
    {email, storeNumber, formGUID, messageId}: Lead
): Promise<void> => {
    await commerce.fetch({
        family: 'own',
        path: '/visitor/lead',
        body: {
            email: email.trim(),
            optIn: true,
            formGUID,
            messageId,
            language: commerce.locale,
            ...(storeNumber !== undefined && {storeNumber})
        }
    })
}
