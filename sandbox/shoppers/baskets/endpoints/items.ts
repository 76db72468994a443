import {z} from 'zod'
import {mergedAttributes, withCustom} from '../../../core/custom-attributes'
import {endpoint} from '../../../core/endpoint'
import {centsOf} from '../../../core/money'
import {flag} from '../../../core/query-values'
import {badRequest, notFound} from '../../../core/response'
import {defaultShipmentId} from '../basket'
import {withChangedItem, withItems, withoutItem} from '../lines'
import {ItemChangeRequest, mostItems, NewItemRequest} from '../requests'
import {basketQuery, basketsPath, changeBasket, type Version, writeScope} from './change-basket'

const ChangeQuery = basketQuery.extend({removeExternalTax: flag.optional()})

/** All or nothing: if one item cannot be sold, the basket stays as it was. */
export const addItems = (version: Version) =>
    endpoint({
        method: 'POST',
        path: `${basketsPath(version)}/:basketId/items`,
        scope: writeScope,
        query: basketQuery,
        body: z.array(NewItemRequest).min(1).max(mostItems),
        handle: (call) =>
            changeBasket(call, (basket, {body, world}) => withItems(world, basket, body))
    })

export const updateItems = (version: Version) =>
    endpoint({
        method: 'PATCH',
        path: `${basketsPath(version)}/:basketId/items`,
        scope: writeScope,
        query: ChangeQuery,
        body: z.array(ItemChangeRequest).min(1).max(mostItems),
        handle: (call) =>
            changeBasket(call, (basket, {body, world}) =>
                body.reduce((held, item) => {
                    const id = item.itemId ?? badRequest('An item lacks its itemId.')
                    return withChangedItem(world, held, [id, item])
                }, basket)
            )
    })

export const updateItem = (version: Version) =>
    endpoint({
        method: 'PATCH',
        path: `${basketsPath(version)}/:basketId/items/:itemId`,
        scope: writeScope,
        query: ChangeQuery,
        body: ItemChangeRequest,
        handle: (call) =>
            changeBasket(call, (basket, {params, body, world}) =>
                withChangedItem(world, basket, [params.itemId, body])
            )
    })

export const removeItem = (version: Version) =>
    endpoint({
        method: 'DELETE',
        path: `${basketsPath(version)}/:basketId/items/:itemId`,
        scope: writeScope,
        query: basketQuery,
        handle: (call) =>
            changeBasket(call, (basket, {params}) => withoutItem(basket, params.itemId))
    })

const text = z.string().max(4000).optional()

const GiftCertificateRequest = withCustom({
    amount: z.number().min(1).max(5000),
    recipientEmail: z.string().min(1).max(256),
    recipientName: text,
    senderName: text,
    message: text
})

const path = <V extends Version>(version: V) =>
    `${basketsPath(version)}/:basketId/gift-certificate-items` as const

export const addGiftCertificate = (version: Version) =>
    endpoint({
        method: 'POST',
        path: path(version),
        scope: writeScope,
        query: basketQuery,
        body: GiftCertificateRequest,
        handle: (call) =>
            changeBasket(call, (basket, {body, world}) => {
                if (basket.giftCertificates.length >= 10) {
                    return badRequest('There are too many gift certificates.')
                }
                const item = {
                    ...body,
                    id: world.newId(),
                    amount: centsOf(body.amount),
                    shipmentId: defaultShipmentId
                }
                return {...basket, giftCertificates: [...basket.giftCertificates, item]}
            })
    })

export const updateGiftCertificate = (version: Version) =>
    endpoint({
        method: 'PATCH',
        path: `${path(version)}/:giftCertificateItemId`,
        scope: writeScope,
        query: basketQuery,
        body: GiftCertificateRequest,
        handle: (call) =>
            changeBasket(call, (basket, {params, body}) => {
                const id = params.giftCertificateItemId
                const item =
                    basket.giftCertificates.find((one) => one.id === id) ??
                    notFound('gift certificate item', id)
                const changed = {
                    ...item,
                    ...body,
                    amount: centsOf(body.amount),
                    custom: mergedAttributes(item.custom, body.custom)
                }
                return {
                    ...basket,
                    giftCertificates: basket.giftCertificates.map((one) =>
                        one.id === id ? changed : one
                    )
                }
            })
    })

export const removeGiftCertificate = (version: Version) =>
    endpoint({
        method: 'DELETE',
        path: `${path(version)}/:giftCertificateItemId`,
        scope: writeScope,
        query: basketQuery,
        handle: (call) =>
            changeBasket(call, (basket, {params}) => {
                const id = params.giftCertificateItemId
                const left = basket.giftCertificates.filter((one) => one.id !== id)
                if (left.length === basket.giftCertificates.length) {
                    return notFound('gift certificate item', id)
                }
                return {...basket, giftCertificates: left}
            })
    })
