// boardgame.io in the race that load.py runs with our own server: two seats a table, the next move at once.
// node boardgame_io.cjs server PORT | load PORT SECONDS WITHIN ROUNDS…
// Its game is a board of 400 cells; a move changes one. Its storage is the memory: a crash loses all.
'use strict';

const SEATS = 2;
const game = {
  name: 'cells',
  setup: () => ({ cells: Array(400).fill(-1) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { place: ({ G, playerID }, cell) => { G.cells[cell % 400] = Number(playerID); } },
};

function server(port) {
  const { Server, Origins } = require('boardgame.io/server');
  // the lobby has a port of its own: on a shared one today's koa answers 404
  Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port, lobbyConfig: { apiPort: port + 1 } });
}

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const at = (times, part) => times[Math.min(Math.floor(times.length * part), times.length - 1)];

async function laid(port) {
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  const post = async (path, body) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`http://127.0.0.1:${port + 1}/games/cells${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const { matchID } = await post('/create', { numPlayers: SEATS });
  const table = { clients: [], turn: 0, moves: 0, version: 0, due: 0, waits: false };
  for (let seat = 0; seat < SEATS; seat++) {
    const playerID = String(seat);
    const { playerCredentials } = await post(`/${matchID}/join`, { playerID, playerName: `p${seat}` });
    const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ['websocket'] } });
    const client = Client({ game, numPlayers: SEATS, matchID, playerID, credentials: playerCredentials, debug: false, multiplayer });
    client.start();
    table.clients.push(client);
  }
  return table;
}

/** One game: the next move is sent as soon as the client of the next player has the last one. */
const played = (table, end, times) => new Promise((done) => {
  let [move, turn, sent] = [0, 0, 0];
  let version = table.clients[0].getState()._stateID;
  const next = () => {
    if (move >= 150 || performance.now() >= end) return done();
    sent = performance.now();
    table.clients[turn].moves.place(move);
  };
  table.clients.forEach((client, seat) => client.subscribe((state) => {
    if (!state || seat === turn || state._stateID <= version || Number(state.ctx.currentPlayer) !== seat) return;
    version = state._stateID;
    times.push(performance.now() - sent);
    move++;
    turn = seat;
    setImmediate(next);
  }));
  next();
});

async function race(port, tables, seconds) {
  const games = await Promise.all(Array.from({ length: Math.ceil(seconds * Math.max(10, tables * 3)) }, () => laid(port)));
  await sleep(2000);
  const times = [];
  const end = performance.now() + seconds * 1000;
  const one = async () => {
    while (performance.now() < end && games.length) await played(games.pop(), end, times);
  };
  await Promise.all(Array.from({ length: tables }, one));
  return times.sort((a, b) => a - b);
}

async function load(port, seconds, within, ...rounds) {
  await race(port, 4, 2); // warm
  let best = 0;
  for (const tables of rounds) {
    const times = await race(port, tables, seconds);
    const [rate, p50, p99] = [times.length / seconds, at(times, 0.5), at(times, 0.99)];
    console.log(`  ${String(tables).padStart(3)} tables: ${rate.toFixed(0).padStart(6)} moves/s, p50 ${p50.toFixed(1).padStart(6)} ms, p99 ${p99.toFixed(1).padStart(6)} ms`);
    if (p99 < within) best = Math.max(best, rate);
  }
  console.log(`boardgame.io, in memory: ${best.toFixed(0)} moves/s`);
  process.exit(0);
}

const [what, port, ...rest] = process.argv.slice(2);
if (what === 'server') server(Number(port));
else load(Number(port), ...rest.map(Number));
