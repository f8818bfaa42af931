/**
 * @generated SignedSource<<05006726baac92dcbc1cde6ea6b80033>>
 * @relayHash 561f02ed70eeaea33803dc98df63b1e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 561f02ed70eeaea33803dc98df63b1e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewSearchPageScreenQuery } from './NewSearchPageScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewSearchPageScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "561f02ed70eeaea33803dc98df63b1e4",
    "metadata": {},
    "name": "NewSearchPageScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
