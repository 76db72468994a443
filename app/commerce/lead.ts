import type {Commerce} from './client'

/** A person who wants to hear from the shop, and the form in which they said so [API-042]. */
export type Lead = {
    email: string
    storeNumber?: string
    /** Which form it came from. */
    formGUID: string
    /** The same id counts once, however often it is sent. */
    messageId: string
}

/** Sends a lead through our own server, which checks and limits it. Rejects with a CommerceError. */
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
