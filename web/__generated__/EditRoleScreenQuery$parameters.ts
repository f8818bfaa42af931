/**
 * @generated SignedSource<<cc1c58aed7938e5e33289852cbda84d0>>
 * @relayHash 47feebf962ed4e485d0bcd5e5e9688bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f225e5d9704e7024e4d2a76c79c53953c2cf8264a11830d7c61a81d9360ccf9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditRoleScreenQuery } from './EditRoleScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditRoleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f225e5d9704e7024e4d2a76c79c53953c2cf8264a11830d7c61a81d9360ccf9",
    "metadata": {},
    "name": "EditRoleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
