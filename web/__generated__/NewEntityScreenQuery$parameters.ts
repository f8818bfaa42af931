/**
 * @generated SignedSource<<34383cc63680cb076355742c30d8574f>>
 * @relayHash eb15142786f4bf5fc76cf93fb0998e24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb15142786f4bf5fc76cf93fb0998e24

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewEntityScreenQuery } from './NewEntityScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewEntityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb15142786f4bf5fc76cf93fb0998e24",
    "metadata": {},
    "name": "NewEntityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
