import {changeListing, clearRefinements, toggleRefinement} from './change-listing'
import {plainListing} from '../listing-state'

const onPageThree = {...plainListing, path: ['tv'], offset: 50, refinements: {brand: ['LG']}}

test('a change leads back to the first page', () => {
    expect(changeListing(onPageThree, {sort: 'relevance'})).toEqual({
        ...onPageThree,
        sort: 'relevance',
        offset: 0
    })
})

test('a change of page is kept', () => {
    expect(changeListing(onPageThree, {offset: 75})).toEqual({...onPageThree, offset: 75})
})

test('choosing a refinement leads back to the first page', () => {
    expect(toggleRefinement(onPageThree, 'color', 'Red')).toEqual({
        ...onPageThree,
        refinements: {brand: ['LG'], color: ['Red']},
        offset: 0
    })
})

test('clearing takes every refinement away', () => {
    expect(clearRefinements(onPageThree)).toEqual({...onPageThree, refinements: {}, offset: 0})
})
