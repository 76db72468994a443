import {endpoint} from '../../core/endpoint'
import {notFound} from '../../core/problem'
import {localeOf, siteQuery} from '../../core/query-values'
import {stored} from '../../core/values/stored'

type Row = {data_en: string; data_es: string}

/** An object of one of the retailer's own types [API-012]. */
const getCustomObject = endpoint({
    method: 'GET',
    path: '/custom-object/shopper-custom-objects/v1/organizations/:organizationId/custom-objects/:objectType/:key',
    query: siteQuery,
    handle: ({params: {objectType, key}, query, world}) => {
        const row = world
            .statement<Row>('SELECT data_en, data_es FROM custom_object WHERE type = ? AND key = ?')
            .get(objectType, key)
        if (!row) return notFound('custom object', `${objectType}/${key}`)
        const data = stored<object>(localeOf(query) === 'es-US' ? row.data_es : row.data_en)
        return {objectType, key, ...data}
    }
})

export const customObjectEndpoints = [getCustomObject]
