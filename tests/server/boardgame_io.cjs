// boardgame.io under the load that load.py puts on our own server: moves arrive on a schedule at tables of four.
// node boardgame_io.cjs server PORT | load PORT TABLES SECONDS WITHIN
// Its game is a board of 400 cells; a move changes one. Its storage is the memory: a crash loses all.
'use strict';

const SEATS = 4;
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

async function load(port, count, seconds, within, tries) {
  const tables = [];
  for (let i = 0; i < count; i++) tables.push(await laid(port));
  await sleep(2000);
  const free = [...tables];
  let times = [];
  for (const table of tables) {
    // a move counts when the client of the next player has it
    table.clients.forEach((client, seat) => client.subscribe((state) => {
      if (!state || !table.waits || seat !== (table.turn + 1) % SEATS || state._stateID <= table.version) return;
      table.version = state._stateID;
      table.waits = false;
      table.turn = seat;
      times.push(performance.now() - table.due);
      free.push(table);
    }));
    table.version = table.clients[0].getState()._stateID;
  }
  const run = async (rate) => {
    times = [];
    const began = performance.now();
    let sent = 0;
    while (performance.now() < began + seconds * 1000) {
      while (free.length && began + (sent / rate) * 1000 <= performance.now()) {
        const table = free.shift();
        table.due = began + (sent++ / rate) * 1000;
        table.waits = true;
        table.clients[table.turn].moves.place(table.moves++);
      }
      await sleep(1);
    }
    await sleep(500);
    return times.sort((a, b) => a - b);
  };
  await run(50);
  let [low, high, rate] = [0, 0, 50];
  while (!high || high - low > 0.1 * low) {
    let good = false;
    for (let left = tries; left && !good; left--) {
      const found = await run(rate);
      const done = found.length / seconds;
      good = at(found, 0.99) < within && done > 0.97 * rate;
      const [p50, p99] = [at(found, 0.5), at(found, 0.99)].map((time) => (time ?? NaN).toFixed(1));
      console.log(`  ${rate.toFixed(0)} moves/s: ${done.toFixed(0)} done, p50 ${p50} ms, p99 ${p99} ms`);
    }
    [low, high] = good ? [rate, high] : [low, rate];
    rate = high ? (low + high) / 2 : rate * 2;
    if (rate < 10) break;
  }
  console.log(`boardgame.io, in memory: ${low.toFixed(0)} moves/s`);
  process.exit(0);
}

const [what, port, ...rest] = process.argv.slice(2);
if (what === 'server') server(Number(port));
else load(Number(port), ...rest.map(Number));
