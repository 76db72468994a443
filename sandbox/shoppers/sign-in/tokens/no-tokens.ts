/** What the service answers when tokens were taken back; the words 'null' are its own. */
export const noTokens = {
    access_token: '',
    id_token: 'null',
    refresh_token: '',
    expires_in: 0,
    refresh_token_expires_in: 0,
    token_type: 'Bearer',
    usid: 'null',
    customer_id: 'null',
    enc_user_id: 'null',
    idp_access_token: ''
}
